import type { rules as English } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts below their pictures. */
export const rules: typeof English = {
  icons: { 'black-stone': ['Schwarz beginnt'], 'white-stone': ['spielt Weiß'] },
  won: 'Das kleine Brett am Ende einer kurzen Partie. Die dunklen Steine gehören Schwarz und führen lückenlos von Westen nach Osten: Schwarz hat gewonnen.',
};
