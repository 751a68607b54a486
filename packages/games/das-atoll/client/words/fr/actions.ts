import type { DasWords } from '../das-locale.ts';
import { ofKind, resources, some, theHex } from './names.ts';

export const actions: DasWords['actions'] = {
  settlement: ({ corner }, names) => `Colonie, ${names.corner(corner)}`,
  city: ({ corner }, names) => `Ville, ${names.corner(corner)}`,
  road: ({ edge }, names) => `Route, ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Bateau, ${names.edge(edge)}`,
  move: ({ to }, names) => `Déplacer le bateau, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Voleur sur ${theHex(names.hex(hex))}`,
  steal: ({ victim }, { who }) => `Voler à ${who(victim)}`,
  spare: () => 'Ne voler personne',
  roll: () => 'Lancer les dés',
  buy: () => 'Acheter une carte Développement',
  end: () => 'Finir le tour',
  reveal: () => 'Montrer vos points et gagner',
  knight: () => 'Jouer un chevalier\u202f: voleur, pirate d’un hexagone, vol',
  'road-building': () => 'Jouer Deux voies\u202f: deux routes ou bateaux gratuits',
  monopoly: ({ resource }) => `Monopole\u202f: ${resources[resource]}`,
  discard: ({ resource }) => `Défausser 1 ${resources[resource]}`,
  plenty: ({ first, second }) =>
    first === second
      ? `Prendre ${ofKind(2, resources[first])}`
      : `Prendre 1 ${resources[first]} et 1 ${resources[second]}`,
  exchange: ({ give, get }) => `Échanger ${some[give]} contre ${some[get]}`,
  give: ({ resource }) => `Donner\u202f: ${resources[resource]}`,
  want: ({ resource }) => `Demander\u202f: ${resources[resource]}`,
  skip: ({ seat }, { who }) => `Ne pas demander à ${who(seat)}`,
  propose: () => 'Faire l’offre',
  withdraw: () => 'Retirer l’offre',
  accept: () => 'Oui, échanger',
  decline: () => 'Non',
  never: () => 'Jamais dans cette partie',
  conclude: ({ partner }, { who }) => `Échanger avec ${who(partner)}`,
};
