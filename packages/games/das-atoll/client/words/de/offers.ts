import { all, counted, plural } from '@atoll/engine/formats/de';
import type { DasWords } from '../das-locale.ts';

export const offers: DasWords['offers'] = {
  seconds: (left) => `${left} s`,
  stands: (left) => `Das Angebot gilt noch ${counted(left, { one: 'Sekunde', other: 'Sekunden' })}.`,
  composing: (who) => `${all(who)} ${plural(who.length, { one: 'stellt', other: 'stellen' })} eine Antwort zusammen.`,
  waits: 'Das Angebot wartet, während du antwortest, höchstens zwei Minuten.',
  hint: (give, want) => `Der Bot würde ${give} für ${want} anbieten`,
  goals: {
    settlement: 'damit du eine Siedlung bauen kannst',
    city: 'damit du eine Stadt bauen kannst',
    road: 'damit du eine Straße bauen kannst',
    ship: 'damit du ein Schiff bauen kannst',
    card: 'damit du eine Entwicklungskarte kaufen kannst',
  },
  nearer: {
    settlement: 'um einer Siedlung näher zu kommen',
    city: 'um einer Stadt näher zu kommen',
    road: 'um einer Straße näher zu kommen',
    ship: 'um einem Schiff näher zu kommen',
    card: 'um einer Entwicklungskarte näher zu kommen',
  },
  useful: 'weil dir diese Karten mehr nützen',
  filled: 'Drücke Angebot: Es ist schon ausgefüllt.',
  never: { asked: 'Nach diesem Tausch wirst du in dieser Partie nicht mehr gefragt.', back: 'Zurück', sure: 'Nie mehr fragen' },
};
