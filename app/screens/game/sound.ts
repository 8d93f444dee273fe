import { createAudioPlayer, type AudioPlayer } from 'expo-audio';
import { useMuster } from '../../store/muster';

const SOUNDS = {
  tenSeconds: require('../../../assets/ten-seconds.wav') as number,
  timeUp: require('../../../assets/time-up.wav') as number,
} as const;
export type Sound = keyof typeof SOUNDS;
type Players = Readonly<Record<Sound, AudioPlayer>>;

let players: Players | undefined;

/** A phone that cannot play goes without. */
function load(): Players | undefined {
  try {
    return {
      tenSeconds: createAudioPlayer(SOUNDS.tenSeconds),
      timeUp: createAudioPlayer(SOUNDS.timeUp),
    };
  } catch {
    return undefined;
  }
}

const isOn = (): boolean => useMuster.getState().settings.sounds === 'on';

/** Made ready while the clock runs, so that they are there when they are due. */
export function loadSounds(): void {
  if (isOn()) players ??= load();
}

export async function playSound(sound: Sound): Promise<void> {
  loadSounds();
  const player = isOn() ? players?.[sound] : undefined;
  try {
    await player?.seekTo(0);
    player?.play();
  } catch {
    // The knock is felt all the same.
  }
}
