import { keysOf } from '@atoll/engine';
import type { AnimalCard, CoralCard, EventCard } from '../../src/cards/index.ts';
import type { GalleryWords } from '../words/load-later-words.ts';

type Filters = GalleryWords['filters'];
export type FilterName = keyof Filters;
/** The values of a filter. */
export type FilterValue<F extends FilterName> = keyof Filters[F]['values'] & string;
/** The traits of a card, for each filter: none, one or several of its values. */
export type Traits = { readonly [F in FilterName]: readonly FilterValue<F>[] };
/** The chosen value of each filter; a filter left out passes all cards. */
export type Chosen = { readonly [F in FilterName]?: FilterValue<F> };

export function animalTraits(card: AnimalCard): Traits {
  const { effects, feed, shelter, algae } = card;
  const has = (on: string): boolean => effects.some((effect) => effect.on === on);
  return {
    kind: ['animal'],
    size: [card.group === 'fish' ? card.size : 'other'],
    ability: [
      ...(has('enter') ? (['immediate'] as const) : []),
      ...(feed.kind === 'passive' ? (['passive'] as const) : []),
      ...(has('end') ? (['endOfGame'] as const) : []),
      ...(shelter ? (['shelter'] as const) : []),
      ...(algae ? (['algae'] as const) : []),
    ],
    symbiosis: [card.symbiosis ? 'paired' : 'single'],
  };
}

export const coralTraits = ({ ability }: CoralCard): Traits => ({
  kind: ['coral'],
  size: [],
  ability: [ability.type],
  symbiosis: [],
});

export const eventTraits = ({ kind }: EventCard): Traits => ({
  kind: ['event'],
  size: [],
  ability: [kind === 'immediate' ? 'immediate' : 'passive'],
  symbiosis: [],
});

/** Whether a card has all chosen values. */
export function passes(traits: Traits, chosen: Chosen): boolean {
  const all: Readonly<Record<FilterName, readonly string[]>> = traits;
  return keysOf<FilterName>(chosen).every((filter) => all[filter].includes(chosen[filter] ?? ''));
}
