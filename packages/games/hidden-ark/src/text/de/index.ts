import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { events, sources } from './events.ts';
import { places } from './places.ts';
import { questions } from './questions.ts';
import { reasons, unknownReason } from './reasons.ts';
import { bands, scoreNotes, scores } from './scores.ts';
import { tileNames } from './tile-names.ts';
import { tokenAims, tokens } from './tokens.ts';
import { amount, awards, columns, price, regions, resources } from './words.ts';

export const catalogue: Catalogue = {
  id: 'de',
  ...{ tiles: tileNames, places, resources, regions, columns, awards, amount, price },
  ...{ tokens, tokenAims, sources, questions, actions, events, reasons, unknownReason },
  ...{ scores, scoreNotes, bands },
  columnAims: { build: 'eine Station oder ein Schiff', operation: 'segeln und einen Fisch retten', upgrade: 'Ausbauteile einbauen', research: 'drei Schritte Wissenschaft' },
  sides: { equatorial: 'entlang des Äquators', polar: 'rund um den Nordpol' },
  statuses: { CR: 'vom Aussterben bedroht', EN: 'stark gefährdet', VU: 'gefährdet' },
  needs: { none: '', stations: 'Verlangt 2 Stationen', vessels: 'Verlangt 2 Schiffe' },
  seat: (seat) => `Platz ${seat + 1}`,
};
