import type { TableSound } from './table-sounds.ts';

/** As `play` of the speaker, which is fetched when first something is to be heard. */
export function playSound(sound: TableSound, volume: number): void {
  if (volume > 0) void import('./speaker.ts').then(({ play }) => play(sound, volume), ignore);
}

/** A match goes on without its sounds. */
const ignore = (): void => undefined;
