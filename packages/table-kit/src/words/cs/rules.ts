import { counted } from '@atoll/engine/formats/cs';
import type { RulesWords } from '../load-page-words.ts';

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
