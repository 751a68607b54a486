import { counted } from '@atoll/engine/formats/fr';
import type { RulesWords } from '../load-page-words.ts';

export const rules: RulesWords = {
  search: 'Chercher dans les règles',
  found: (count) => counted(count, { one: 'règle', other: 'règles' }),
  none: 'Aucune règle ne contient tous ces mots.',
  contents: 'Sommaire',
  lead: 'En bref',
  print: 'Imprimer',
  close: 'Fermer les règles',
  page: 'Sur leur propre page',
  others: 'Règles d’autres jeux',
};
