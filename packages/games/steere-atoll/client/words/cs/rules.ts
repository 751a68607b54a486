import type { rules as English } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts below their pictures. */
export const rules: typeof English = {
  icons: { 'black-stone': ['Černý začíná'], 'white-stone': ['hraje za Bílého'] },
  won: 'Malá deska na konci krátké partie. Tmavé kameny patří Černému a vedou bez mezery od západu na východ: Černý vítězí.',
};
