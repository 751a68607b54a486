import type { Colour, Side } from '../../board.ts';
import type { Catalogue } from '../catalogue.ts';
import { islandName } from '../islands.ts';

const colours: Catalogue['colours'] = { black: 'Černý', white: 'Bílý' };
const sides: Catalogue['sides'] = { north: 'sever', east: 'východ', south: 'jih', west: 'západ' };

const OF_COLOUR = { black: 'Černého', white: 'Bílého' } as const satisfies Record<Colour, string>;
const OF_SIDE = { north: 'severní', east: 'východní', south: 'jižní', west: 'západní' } as const satisfies Record<Side, string>;

const island: Catalogue['island'] = (colour, side) => `${OF_SIDE[side]} ostrov ${OF_COLOUR[colour]}`;

/** After "plays for". */
const played = (colour: string): string => (colour === colours.black ? OF_COLOUR.black : OF_COLOUR.white);

export const catalogue: Catalogue = {
  id: 'cs',
  ...{ colours, sides, island },
  questions: {
    none: { you: () => 'Partie skončila.', other: () => 'Partie skončila.' },
    place: { you: (colour) => `Hraješ za ${played(colour)}: polož kámen.`, other: (name, colour) => `${name} (${colour}) pokládá kámen.` },
    answer: { you: (colour) => `Hraješ za ${played(colour)}: polož kámen, nebo výměnou převezmi první.`, other: (name, colour) => `${name} (${colour}) pokládá kámen, nebo vyměňuje barvy.` },
  },
  actions: { place: ({ cell }) => `Položit kámen na ${cell}`, swap: () => 'Vyměnit barvy a hrát za Černého' },
  events: {
    placed: ({ colour, cell }, name) => `${name} (${colours[colour]}) pokládá kámen na ${cell}.`,
    swapped: (_, name) => `${name} vyměňuje barvy a hraje dál za Černého; na tahu je Bílý.`,
    won: ({ colour, from, to }, name) => `${name} spojuje ${islandName(island, from)} a ${islandName(island, to)}: vítězí ${colours[colour]}.`,
  },
  reasons: {
    over: () => 'Partie skončila.',
    'not-your-turn': () => 'Nejsi na tahu.',
    'no-such-cell': ({ cell = '', last = '' }) => `Políčko ${cell} na této desce není: uveď sloupec od a do ${last} a řadu, počítanou od jihu, třeba b1.`,
    occupied: ({ cell = '' }) => `Na ${cell} už kámen leží.`,
    'swap-off': () => 'Tato partie se hraje bez výměny.',
    'swap-not-now': () => 'Vyměnit smí jen druhý hráč, a jen v odpovědi na první kámen.',
    malformed: ({ message = '' }) => `To není tah: ${message}.`,
  },
  unknownReason: 'To teď nejde.',
  scores: { win: 'Výhra' },
  seat: (seat) => `Místo ${seat + 1}`,
  swapHelp: 'Začínat je výhoda. Když ti první kámen připadá příliš silný, vyměň: bude tvůj, hraješ za Černého ' + 'a soupeř pokračuje za Bílého.',
};
