/** A bot by name. One iteration fills the board 126 times at random. */
export interface Strength {
  readonly id: string;
  readonly iterations: number;
}

/** From the weakest to the strongest; each wins three matches of four against the one before: docs/steere-atoll-bots.md. */
export const STRENGTHS = [
  { id: 'shallows', iterations: 50 },
  { id: 'lagoon', iterations: 500 },
  { id: 'open-sea', iterations: 5000 },
  { id: 'deep-sea', iterations: 50000 },
] as const satisfies readonly Strength[];

export type StrengthId = (typeof STRENGTHS)[number]['id'];
