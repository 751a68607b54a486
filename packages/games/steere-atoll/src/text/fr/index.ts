import type { Catalogue } from '../catalogue.ts';
import { islandName } from '../islands.ts';

const colours: Catalogue['colours'] = { black: 'Noirs', white: 'Blancs' };
const plays = { black: 'les noirs', white: 'les blancs' } as const;
const owners = { black: 'des noirs', white: 'des blancs' } as const;
const sides: Catalogue['sides'] = { north: 'nord', east: 'est', south: 'sud', west: 'ouest' };
const island: Catalogue['island'] = (colour, side) => `l’île ${sides[side]} ${owners[colour]}`;

export const catalogue: Catalogue = {
  id: 'fr',
  ...{ colours, sides, island },
  questions: {
    none: { you: () => 'La partie est terminée.', other: () => 'La partie est terminée.' },
    place: { you: (colour) => `Vous jouez les ${colour.toLowerCase()}\u202f: posez une pierre.`, other: (name, colour) => `${name} (${colour.toLowerCase()}) doit poser une pierre.` },
    answer: {
      you: (colour) => `Vous jouez les ${colour.toLowerCase()}\u202f: posez une pierre, ou échangez pour prendre la première.`,
      other: (name, colour) => `${name} (${colour.toLowerCase()}) pose une pierre ou échange.`,
    },
  },
  actions: { place: ({ cell }) => `Poser une pierre en ${cell}`, swap: () => 'Échanger les couleurs et jouer les noirs' },
  events: {
    placed: ({ colour, cell }, name) => `${name} (${plays[colour]}) pose une pierre en ${cell}.`,
    swapped: (_, name) => `${name} échange et joue désormais les noirs\u202f; c’est aux blancs de jouer.`,
    won: ({ colour, from, to }, name) => `${name} relie ${islandName(island, from)} et ${islandName(island, to)}\u202f: ${plays[colour]} gagnent.`,
  },
  reasons: {
    over: () => 'La partie est terminée.',
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'no-such-cell': ({ cell = '', last = '' }) => `Il n’y a pas de case ${cell} sur ce plateau\u202f: donnez une colonne de a à ${last} et une rangée, comptée depuis le sud, comme b1.`,
    occupied: ({ cell = '' }) => `Il y a déjà une pierre en ${cell}.`,
    'swap-off': () => 'Cette partie se joue sans l’échange.',
    'swap-not-now': () => 'Seul le second joueur peut échanger, et seulement en réponse à la première pierre.',
    malformed: ({ message = '' }) => `Ce n’est pas un coup\u202f: ${message}.`,
  },
  unknownReason: 'Ce n’est pas possible maintenant.',
  scores: { win: 'Victoire' },
  seat: (seat) => `Place ${seat + 1}`,
  swapHelp: 'Commencer est un avantage. Si la première pierre vous semble trop forte, échangez\u202f: elle devient la vôtre, vous jouez les noirs, ' + 'et l’autre personne continue avec les blancs.',
};
