import type { SteereAnalysisWords } from '../load-analysis-words.ts';

export const analysis: SteereAnalysisWords = {
  sides: { black: 'Černý', white: 'Bílý' },
  pieces: { black: 'Černý kámen', white: 'Bílý kámen' },
  tags: { size: 'Velikost', 'to-move': 'Na tahu', swap: 'Výměna' },
  values: { black: 'Černý', white: 'Bílý', yes: 's\u00a0výměnou', no: 'bez výměny' },
  swap: 'Vyměnit',
  boardHelp: 'Šipky chodí po polích, Enter tam zahraje, nebo při sestavování pozice položí či odebere kámen.',
  noChoice: (value, allowed) => `„${value}“ tu není povoleno; povoleno je: ${allowed}.`,
  noCell: (cell, size) => `Deska velikosti ${size} nemá pole ${cell}: sloupce jsou od a do ${String.fromCharCode(96 + size)}, řady se počítají od jihu, například b1, mezi poli je mezera.`,
  twoStones: (cell) => `Na poli ${cell} už leží kámen; každé pole smí být uvedeno jednou.`,
};
