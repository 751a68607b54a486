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
  id: 'en',
  ...{ tiles: tileNames, places, resources, regions, columns, awards, amount, price },
  ...{ tokens, tokenAims, sources, questions, actions, events, reasons, unknownReason },
  ...{ scores, scoreNotes, bands },
  columnAims: { build: 'one station or vessel', operation: 'sail, and rescue one fish', upgrade: 'install upgrades', research: 'three steps of science' },
  sides: { equatorial: 'along the equator', polar: 'round the North Pole' },
  statuses: { CR: 'critically endangered', EN: 'endangered', VU: 'vulnerable' },
  needs: { none: '', stations: 'Asks for 2 stations', vessels: 'Asks for 2 vessels' },
  seat: (seat) => `Seat ${seat + 1}`,
};
