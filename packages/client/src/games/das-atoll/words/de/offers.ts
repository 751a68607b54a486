import { formatsFor } from '@atoll/engine';
import type { DasWords } from '../das-locale.ts';

const { all, counted, plural } = formatsFor('de');

export const offers: DasWords['offers'] = {
  seconds: (left) => `${left} s`,
  stands: (left) =>
    `Das Angebot gilt noch ${counted(left, { one: 'Sekunde', other: 'Sekunden' })}.`,
  composing: (who) =>
    `${all(who)} ${plural(who.length, { one: 'stellt', other: 'stellen' })} eine Antwort zusammen.`,
  waits: 'Das Angebot wartet, während du antwortest, höchstens zwei Minuten.',
};
