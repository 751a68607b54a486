import { meta } from '../meta.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** A bot by name. One iteration fills the board 126 times at random. */
export interface Strength {
  readonly id: string;
  readonly iterations: number;
}

/** Each wins three matches of four against the one before: docs/steere-atoll-bots.md. */
const ITERATIONS: Readonly<Record<StrengthId, number>> = {
  shallows: 50,
  lagoon: 500,
  'open-sea': 5000,
  'deep-sea': 50000,
};

export function strengthOf(id: StrengthId): Strength {
  return { id, iterations: ITERATIONS[id] };
}

/** From the weakest to the strongest. */
export const STRENGTHS = meta.bots.map(({ id }) => ({ id, iterations: ITERATIONS[id] }));
