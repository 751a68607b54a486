import { counted, whole } from '@atoll/engine/formats/cs';
import type { PuzzlePageWords } from '../../load-puzzle-page-words.ts';

export const puzzlePage: PuzzlePageWords = {
  title: (game) => `Úlohy: ${game}`,
  bar: 'Úloha',
  number: (rating) => `Úloha, hodnocení ${whole(rating)}`,
  own: (rating, band) => `Ty: ${whole(rating)} ± ${whole(band)}`,
  turnsLeft: (count) => `zbývá ${counted(count, { one: 'tah', few: 'tahy', other: 'tahů' })}`,
  known: 'Tuto úlohu už máš za sebou: tvoje hodnocení nezmění.',
  person: 'Ty',
  again: 'Znovu od začátku',
  show: 'Ukázat řešení',
  showing: 'Přehrává se řešení.',
  shown: 'To je řešení.',
  next: 'Další úloha',
  share: 'Kopírovat odkaz',
  none: 'Taková úloha tu není',
  noneText: 'Možná je z\u00a0jiné verze pravidel. Jsou tu jiné.',
  count: (solved, attempted) => `na první pokus vyřešeno ${whole(solved)} z\u00a0${whole(attempted)}`,
};
