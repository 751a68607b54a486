import { all, counted, plural } from '@atoll/engine/formats/cs';
import type { DasWords } from '../das-locale.ts';

export const offers: DasWords['offers'] = {
  seconds: (left) => `${left} s`,
  stands: (left) => `Nabídka platí ještě ${counted(left, { one: 'sekundu', few: 'sekundy', other: 'sekund' })}.`,
  composing: (who) => `${all(who)} ${plural(who.length, { one: 'sestavuje', few: 'sestavují', other: 'sestavuje' })} odpověď.`,
  waits: 'Nabídka čeká, dokud sestavuješ odpověď, nejvýše dvě minuty.',
  hint: (give, want) => `Bot radí nabídnout – dáš: ${give}, chceš: ${want}`,
  goals: { settlement: 'pak můžeš postavit vesnici', city: 'pak můžeš postavit město', road: 'pak můžeš postavit cestu', ship: 'pak můžeš postavit loď', card: 'pak můžeš koupit kartu rozvoje' },
  nearer: {
    settlement: 'aby ti k vesnici chybělo méně karet',
    city: 'aby ti k městu chybělo méně karet',
    road: 'aby ti k cestě chybělo méně karet',
    ship: 'aby ti k lodi chybělo méně karet',
    card: 'aby ti ke kartě rozvoje chybělo méně karet',
  },
  useful: 'protože ti tyto karty poslouží víc',
  filled: 'Stiskni Nabídka, je už vyplněná.',
  never: { asked: 'Na tuto výměnu se tě už v této partii nikdo nezeptá.', back: 'Zpět', sure: 'Už se neptat' },
};
