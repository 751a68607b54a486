import type { SteereAnalysisWords } from '../load-analysis-words.ts';

export const analysis: SteereAnalysisWords = {
  sides: { black: 'Schwarz', white: 'Weiß' },
  pieces: { black: 'Schwarzer Stein', white: 'Weißer Stein' },
  tags: { size: 'Größe', 'to-move': 'Am Zug', swap: 'Tausch' },
  values: { black: 'Schwarz', white: 'Weiß', yes: 'mit', no: 'ohne' },
  swap: 'Tauschen',
  boardHelp: 'Die Pfeiltasten gehen über die Felder, Enter zieht dort oder legt und entfernt einen Stein, solange die Stellung aufgebaut wird.',
  noChoice: (value, allowed) => `„${value}“ ist hier nicht erlaubt; erlaubt sind: ${allowed}.`,
  noCell: (cell, size) =>
    `Ein Brett der Größe ${size} hat kein Feld ${cell}: Spalten gehen von a bis ${String.fromCharCode(96 + size)}, Reihen zählen von Süden, etwa b1, mit Leerzeichen zwischen den Feldern.`,
  twoStones: (cell) => `Auf ${cell} liegt schon ein Stein; jedes Feld darf einmal vorkommen.`,
};
