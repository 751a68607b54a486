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
  id: 'cs',
  ...{ tiles: tileNames, places, resources, regions, columns, awards, amount, price },
  ...{ tokens, tokenAims, sources, questions, actions, events, reasons, unknownReason },
  ...{ scores, scoreNotes, bands },
  columnAims: { build: 'jedna stanice nebo loď', operation: 'plout a zachránit rybu', upgrade: 'vložit vylepšení', research: 'tři kroky vědy' },
  sides: { equatorial: 'podél rovníku', polar: 'kolem severního pólu' },
  statuses: { CR: 'kriticky ohrožený druh', EN: 'ohrožený druh', VU: 'zranitelný druh' },
  needs: { none: '', stations: 'Vyžaduje 2 stanice', vessels: 'Vyžaduje 2 lodě' },
  seat: (seat) => `Místo ${seat + 1}`,
};
