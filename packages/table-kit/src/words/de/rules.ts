import { formatsFor } from '@atoll/engine';
import type { RulesWords } from '../load-later-words.ts';

const { counted } = formatsFor('de');

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
