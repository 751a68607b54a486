import type { TableSound } from './table-sounds.ts';

/** As `play` of the speaker, whose script loads with the first sound. */
export function playSound(sound: TableSound, volume: number): void {
  if (volume > 0) void import('./speaker.ts').then(({ play }) => play(sound, volume), ignore);
}

/** A match works without its sounds. */
const ignore = (): void => undefined;
