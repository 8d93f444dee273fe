import { useMuster } from '../../store/muster';

// Metro gives an asset's address on the web.
const SOUNDS = {
  tenSeconds: require('../../../assets/ten-seconds.wav') as unknown,
  timeUp: require('../../../assets/time-up.wav') as unknown,
} as const;
export type Sound = keyof typeof SOUNDS;
type Players = Readonly<Record<Sound, HTMLAudioElement>>;

let players: Players | undefined;

/** The browser's own player: a fraction of what a player for every platform weighs. */
function load(): Players {
  const player = (sound: Sound) => Object.assign(new Audio(String(SOUNDS[sound])), { preload: 'auto' });
  return { tenSeconds: player('tenSeconds'), timeUp: player('timeUp') };
}

const isOn = (): boolean => useMuster.getState().settings.sounds === 'on';
/** A page nobody has touched may not play; asking it to is an error in the log. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Made ready while the clock runs, so that they are there when they are due. */
export function loadSounds(): void {
  if (isOn()) players ??= load();
}

export async function playSound(sound: Sound): Promise<void> {
  loadSounds();
  const player = isOn() && mayPlay() ? players?.[sound] : undefined;
  if (!player) return;
  try {
    player.currentTime = 0;
    await player.play();
  } catch {
    // The knock is felt all the same.
  }
}
