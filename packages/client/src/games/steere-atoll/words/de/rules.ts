import type { rules as English } from '../en/rules.ts';

/** Beside which words of the rules an icon stands, and what is said below their pictures. */
export const rules: typeof English = {
  icons: { 'black-stone': ['Schwarz beginnt'], 'white-stone': ['spielt Weiß'] },
  won: 'Das kleine Brett am Ende einer kurzen Partie. Die dunklen Steine gehören Schwarz und führen lückenlos von Westen nach Osten: Schwarz hat gewonnen.',
};
