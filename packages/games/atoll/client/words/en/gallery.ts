import { counted } from '@atoll/engine/formats/en';

/** English, and the shape of every other language: the gallery's texts beside the cards. */
export const gallery = {
  search: 'Search the cards',
  cards: (count: number) => counted(count, { one: 'card', other: 'cards' }),
  none: 'No card matches. Remove a word or a filter.',
  clear: 'Show all cards',
  jump: 'Jump to',
  /** By the scientific name under which a species is found in most books. */
  formerly: (name: string) => `In older books it is called ${name}.`,
  any: 'All',
  filters: {
    kind: { label: 'Kind', values: { animal: 'Animals', coral: 'Corals', event: 'Events' } },
    size: { label: 'Animals', values: { small: 'Small Fish', medium: 'Medium Fish', large: 'Large Fish', other: 'Other Animals' } },
    ability: { label: 'Ability', values: { immediate: 'Immediate', action: 'Action', passive: 'Passive', endOfGame: 'End of Game', shelter: 'Shelter', algae: 'Algae' } },
    symbiosis: { label: 'Symbiosis', values: { paired: 'In a pair', single: 'Not in a pair' } },
  },
};
