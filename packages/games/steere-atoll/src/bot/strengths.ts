import { meta } from '../meta.ts';
import { deepSearch } from './deep-search.ts';
import type { Playouts } from './playouts.ts';
import { search, type Finding, type Position, type SearchOptions } from './search.ts';

export type StrengthId = (typeof meta.bots)[number]['id'];

/** A bot by name. One iteration fills the board 126 times at random. */
export interface Strength {
  readonly id: string;
  readonly iterations: number;
  readonly search: (playouts: Playouts, position: Position, options: SearchOptions) => Finding;
  /** How it judges a first stone that can be taken over: by a search, or by matches played. */
  readonly openings: 'searched' | 'played';
}

/** Each wins three matches of four against the one before: docs/steere-atoll-bots.md. */
const HOW: Readonly<Record<StrengthId, Omit<Strength, 'id'>>> = {
  shallows: { iterations: 50, search, openings: 'searched' },
  lagoon: { iterations: 500, search, openings: 'searched' },
  'open-sea': { iterations: 5000, search, openings: 'searched' },
  'deep-sea': { iterations: 80_000, search: deepSearch, openings: 'played' },
};

/** The strongest bots of earlier versions, against which today's is measured. */
export const FORMER: readonly Strength[] = [
  { id: 'deep-sea-2026', iterations: 50_000, search, openings: 'searched' },
];

export function strengthOf(id: StrengthId): Strength {
  return { id, ...HOW[id] };
}

/** From the weakest to the strongest. */
export const STRENGTHS = meta.bots.map(({ id }) => ({ id, iterations: HOW[id].iterations }));
