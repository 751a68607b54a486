import { formatsFor } from '@atoll/engine';
import type { DasWords } from '../das-locale.ts';

const { all, counted, plural } = formatsFor('cs');

export const offers: DasWords['offers'] = {
  seconds: (left) => `${left} s`,
  stands: (left) =>
    `Nabídka platí ještě ${counted(left, { one: 'sekundu', few: 'sekundy', other: 'sekund' })}.`,
  composing: (who) =>
    `${all(who)} ${plural(who.length, { one: 'sestavuje', few: 'sestavují', other: 'sestavuje' })} odpověď.`,
  waits: 'Nabídka čeká, dokud sestavuješ odpověď, nejvýše dvě minuty.',
};
