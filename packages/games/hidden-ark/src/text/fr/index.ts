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
  id: 'fr',
  ...{ tiles: tileNames, places, resources, regions, columns, awards, amount, price },
  ...{ tokens, tokenAims, sources, questions, actions, events, reasons, unknownReason },
  ...{ scores, scoreNotes, bands },
  columnAims: { build: 'une station ou un navire', operation: 'naviguer, et sauver un poisson', upgrade: 'installer des améliorations', research: 'trois pas de science' },
  sides: { equatorial: 'le long de l’équateur', polar: 'autour du pôle Nord' },
  statuses: { CR: 'en danger critique', EN: 'en danger', VU: 'vulnérable' },
  needs: { none: '', stations: 'Demande 2 stations', vessels: 'Demande 2 navires' },
  seat: (seat) => `Place ${seat + 1}`,
};
