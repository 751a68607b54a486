import type { DasWords } from '../das-locale.ts';
import { accusative, amountIn } from './cases.ts';
import { resources } from './names.ts';

export const actions: DasWords['actions'] = {
  settlement: ({ corner }, names) => `Vesnice ${names.corner(corner)}`,
  city: ({ corner }, names) => `Město ${names.corner(corner)}`,
  road: ({ edge }, names) => `Cesta ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Loď ${names.edge(edge)}`,
  move: ({ to }, names) => `Přesunout loď, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Zloděj na hex ${names.hex(hex)}`,
  steal: ({ victim }, { who }) => `Okrást: ${who(victim)}`,
  spare: () => 'Neokrást nikoho',
  roll: () => 'Hodit kostkami',
  buy: () => 'Koupit kartu rozvoje',
  end: () => 'Ukončit tah',
  reveal: () => 'Ukázat body a vyhrát',
  knight: () => 'Zahrát rytíře: zloděj, pirát o jeden hex, krádež',
  'road-building': () => 'Zahrát Dvě cesty: dvě cesty nebo lodě zdarma',
  monopoly: ({ resource }) => `Monopol: ${resources[resource]}`,
  discard: ({ resource }) => `Odhodit ${amountIn('accusative', 1, resource)}`,
  plenty: ({ first, second }) => (first === second ? `Vzít ${amountIn('accusative', 2, first)}` : `Vzít ${amountIn('accusative', 1, first)} a ${amountIn('accusative', 1, second)}`),
  exchange: ({ give, get }) => `Směnit ${accusative(give)} za ${accusative(get)}`,
  give: ({ resource }) => `Dát ${accusative(resource)}`,
  want: ({ resource }) => `Chtít ${accusative(resource)}`,
  skip: ({ seat }, { who }) => `Neoslovit: ${who(seat)}`,
  propose: () => 'Podat nabídku',
  withdraw: () => 'Stáhnout nabídku',
  accept: () => 'Ano, platí',
  decline: () => 'Ne',
  never: () => 'V této partii nikdy',
  conclude: ({ partner }, { who }) => `Obchod: ${who(partner)}`,
};
