import { counted } from '@atoll/engine/formats/de';
import type { RulesWords } from '../load-page-words.ts';

export const rules: RulesWords = {
  search: 'Regeln durchsuchen',
  found: (count) => counted(count, { one: 'Regel', other: 'Regeln' }),
  none: 'Keine Regel enthält alle diese Wörter.',
  contents: 'Inhalt',
  lead: 'In Kürze',
  print: 'Drucken',
  close: 'Regeln schließen',
  page: 'Auf eigener Seite',
  others: 'Regeln anderer Spiele',
};
