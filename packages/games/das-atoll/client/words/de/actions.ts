import type { DasWords } from '../das-locale.ts';
import { resources } from './names.ts';

export const actions: DasWords['actions'] = {
  settlement: ({ corner }, names) => `Siedlung, ${names.corner(corner)}`,
  city: ({ corner }, names) => `Stadt, ${names.corner(corner)}`,
  road: ({ edge }, names) => `Straße, ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Schiff, ${names.edge(edge)}`,
  move: ({ to }, names) => `Versetze das Schiff, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Räuber auf ${names.hex(hex)}`,
  steal: ({ victim }, { who }) => `Bestiehl ${who(victim)}`,
  spare: () => 'Niemanden bestehlen',
  roll: () => 'Würfeln',
  buy: () => 'Entwicklungskarte kaufen',
  end: () => 'Zug beenden',
  reveal: () => 'Zeig deine Punkte und gewinne',
  knight: () => 'Spiele einen Ritter: Räuber, Pirat ein Feld weiter, Diebstahl',
  'road-building': () => 'Spiele Zwei Wege: zwei Straßen oder Schiffe kostenlos',
  monopoly: ({ resource }) => `Monopol auf ${resources[resource]}`,
  discard: ({ resource }) => `Wirf 1 ${resources[resource]} ab`,
  plenty: ({ first, second }) =>
    first === second
      ? `Nimm 2 ${resources[first]}`
      : `Nimm 1 ${resources[first]} und 1 ${resources[second]}`,
  exchange: ({ give, get }) => `Tausche ${resources[give]} gegen ${resources[get]}`,
  give: ({ resource }) => `Gib ${resources[resource]}`,
  want: ({ resource }) => `Verlange ${resources[resource]}`,
  skip: ({ seat }, { who }) => `Frag ${who(seat)} nicht`,
  propose: () => 'Mach das Angebot',
  withdraw: () => 'Zieh das Angebot zurück',
  accept: () => 'Ja, tauschen',
  decline: () => 'Nein',
  never: () => 'In dieser Partie nie',
  conclude: ({ partner }, { who }) => `Tausche mit ${who(partner)}`,
};
