import type { SteereAnalysisWords } from '../load-analysis-words.ts';

export const analysis: SteereAnalysisWords = {
  sides: { black: 'Noir', white: 'Blanc' },
  pieces: { black: 'Pierre noire', white: 'Pierre blanche' },
  tags: { size: 'Taille', 'to-move': 'Au trait', swap: 'Échange' },
  values: { black: 'Noir', white: 'Blanc', yes: 'avec', no: 'sans' },
  swap: 'Échanger',
  boardHelp: 'Les flèches parcourent les cases\u202f; Entrée y joue ou, pendant la mise en place, pose ou retire une pierre.',
  noChoice: (value, allowed) => `«\u202f${value}\u202f» n’est pas permis ici\u202f; sont permis\u202f: ${allowed}.`,
  noCell: (cell, size) =>
    `Un plateau de taille ${size} n’a pas de case ${cell}\u202f: les colonnes vont de a à ${String.fromCharCode(96 + size)}, les rangées se comptent depuis le sud, par exemple b1, avec des espaces entre les cases.`,
  twoStones: (cell) => `Il y a déjà une pierre en ${cell}\u202f; chaque case ne peut être nommée qu’une fois.`,
};
