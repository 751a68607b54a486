import type { TableSound } from './table-sounds.ts';

/** One note: a tone that may glide, or noise through a filter that may glide. */
export interface Note {
  readonly kind: 'sine' | 'triangle' | 'noise';
  /** When it starts and how long it lasts, in seconds. */
  readonly at: number;
  readonly length: number;
  /** The pitch, or the centre of the filter, in Hz: at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly loud: number;
}

type Tone = Omit<Note, 'kind' | 'to'> & { readonly to?: number };

const bell = (note: Tone): Note => ({ kind: 'sine', ...note, to: note.to ?? note.from });
const wood = (note: Tone): Note => ({ kind: 'triangle', ...note, to: note.to ?? note.from });
const water = (note: Tone): Note => ({ kind: 'noise', ...note, to: note.to ?? note.from });

/** A ship's bell for prompts to a person, wood for cards, water for the sea. */
export const VOICES: Readonly<Record<TableSound, readonly Note[]>> = {
  turn: [
    bell({ at: 0, length: 0.5, from: 659, loud: 0.5 }),
    bell({ at: 0, length: 0.3, from: 1977, loud: 0.08 }),
    bell({ at: 0.16, length: 0.8, from: 880, loud: 0.5 }),
    bell({ at: 0.16, length: 0.4, from: 2640, loud: 0.08 }),
  ],
  act: [wood({ at: 0, length: 0.09, from: 240, to: 190, loud: 0.35 })],
  place: [
    water({ at: 0, length: 0.06, from: 2400, to: 900, loud: 0.22 }),
    wood({ at: 0.03, length: 0.14, from: 180, to: 110, loud: 0.5 }),
  ],
  rise: [bell({ at: 0, length: 0.28, from: 392, to: 587, loud: 0.3 })],
  treasure: [1047, 1319, 1568, 2093].map((from, step) =>
    bell({ at: step * 0.07, length: 0.35, from, loud: 0.2 }),
  ),
  harm: [
    wood({ at: 0, length: 0.4, from: 220, to: 92, loud: 0.5 }),
    water({ at: 0, length: 0.3, from: 600, to: 180, loud: 0.25 }),
  ],
  refused: [
    wood({ at: 0, length: 0.09, from: 165, to: 140, loud: 0.4 }),
    wood({ at: 0.12, length: 0.14, from: 130, to: 98, loud: 0.42 }),
  ],
  reveal: [
    water({ at: 0, length: 0.7, from: 400, to: 1800, loud: 0.2 }),
    bell({ at: 0.35, length: 0.9, from: 523, loud: 0.3 }),
  ],
  round: [
    water({ at: 0, length: 0.9, from: 250, to: 1100, loud: 0.3 }),
    water({ at: 0.8, length: 1.1, from: 1100, to: 200, loud: 0.3 }),
  ],
  over: [392, 494, 587, 784].map((from, step) =>
    bell({ at: step * 0.14, length: 1.4 - step * 0.14, from, loud: 0.28 }),
  ),
};
