import { counted, whole } from '@atoll/engine/formats/de';
import type { PuzzlePageWords } from '../../load-puzzle-page-words.ts';

export const puzzlePage: PuzzlePageWords = {
  title: (game) => `Rätsel: ${game}`,
  bar: 'Das Rätsel',
  number: (rating) => `Rätsel, Wertung ${whole(rating)}`,
  own: (rating, band) => `Du: ${whole(rating)} ± ${whole(band)}`,
  turnsLeft: (count) => `noch ${counted(count, { one: 'Zug', other: 'Züge' })}`,
  known: 'Dieses Rätsel hast du schon versucht: deine Wertung ändert es nicht.',
  person: 'Du',
  again: 'Von vorn',
  show: 'Lösung zeigen',
  showing: 'Die Lösung wird gespielt.',
  shown: 'Das ist die Lösung.',
  next: 'Nächstes Rätsel',
  share: 'Link kopieren',
  none: 'Dieses Rätsel gibt es nicht',
  noneText: 'Vielleicht stammt es von einer anderen Fassung der Regeln. Es gibt andere.',
  count: (solved, attempted) => `${whole(solved)} von ${whole(attempted)} beim ersten Versuch gelöst`,
};
