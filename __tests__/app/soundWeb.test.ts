import { loadSounds, playSound } from '../../app/screens/game/sound.web';
import { useMuster } from '../../app/store/muster';
import { DEFAULTS } from '../../app/store/settings';

jest.mock('../../assets/ten-seconds.wav', () => 'ten seconds');
jest.mock('../../assets/time-up.wav', () => 'time up');

const played: string[] = [];
const made: string[] = [];
class Player {
  currentTime = 5;
  constructor(private readonly src: string) {
    made.push(src);
  }
  async play() {
    if (this.src === 'time up') throw new Error('NotAllowedError');
    played.push(`${this.src} from ${this.currentTime}`);
  }
}
Object.assign(globalThis, { Audio: Player });

const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { userActivation: { hasBeenActive } },
  });

beforeEach(() => {
  played.length = 0;
  touched(true);
  useMuster.setState({ settings: DEFAULTS });
});

describe('the browser’s own player', () => {
  it('is not even made where sounds are off', async () => {
    useMuster.setState({ settings: { ...DEFAULTS, sounds: 'off' } });
    loadSounds();
    await playSound('tenSeconds');
    expect([made, played]).toEqual([[], []]);
  });

  it('is made once, and plays from the start each time', async () => {
    loadSounds();
    await playSound('tenSeconds');
    await playSound('tenSeconds');
    expect(made).toEqual(['ten seconds', 'time up']);
    expect(played).toEqual(['ten seconds from 0', 'ten seconds from 0']);
  });

  it('is not asked on a page nobody has touched', async () => {
    touched(false);
    await playSound('tenSeconds');
    expect(played).toEqual([]);
  });

  it('is forgiven when it refuses', async () => {
    await expect(playSound('timeUp')).resolves.toBeUndefined();
  });
});
