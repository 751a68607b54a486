import { formatsFor } from '@atoll/engine';
import type { RulesWords } from '../load-later-words.ts';

const { counted } = formatsFor('cs');

export const rules: RulesWords = {
  search: 'Hledat v pravidlech',
  found: (count) => counted(count, { one: 'pravidlo', few: 'pravidla', other: 'pravidel' }),
  none: 'Žádné pravidlo neobsahuje všechna tato slova.',
  contents: 'Obsah',
  lead: 'Ve zkratce',
  print: 'Tisk',
  close: 'Zavřít pravidla',
  page: 'Na vlastní stránce',
  others: 'Pravidla jiných her',
};
