import { counted, whole } from '@atoll/engine/formats/fr';
import type { PuzzlePageWords } from '../../load-puzzle-page-words.ts';

export const puzzlePage: PuzzlePageWords = {
  title: (game) => `Problèmes\u202f: ${game}`,
  bar: 'Le problème',
  number: (rating) => `Problème, cote ${whole(rating)}`,
  own: (rating, band) => `Vous\u202f: ${whole(rating)} ± ${whole(band)}`,
  turnsLeft: (count) => `encore ${counted(count, { one: 'tour', other: 'tours' })}`,
  known: 'Vous avez déjà essayé ce problème\u202f: il ne change pas votre cote.',
  person: 'Vous',
  again: 'Recommencer',
  show: 'Montrer la solution',
  showing: 'La solution se joue.',
  shown: 'C’est la solution.',
  next: 'Problème suivant',
  share: 'Copier un lien',
  none: 'Ce problème n’existe pas',
  noneText: 'Il vient peut-être d’une autre version des règles. Il y en a d’autres.',
  count: (solved, attempted) => `${whole(solved)} sur ${whole(attempted)} résolus au premier essai`,
};
