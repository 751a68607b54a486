import { counted, whole } from '@atoll/engine/formats/fr';
import type { PuzzlePageWords } from '../../load-page-words.ts';

export const puzzlePage: PuzzlePageWords = {
  title: (game) => `Problèmes\u00a0: ${game}`,
  bar: 'Le problème',
  number: (rating) => `Problème, cote ${whole(rating)}`,
  own: (rating, band) => `Toi\u00a0: ${whole(rating)} ± ${whole(band)}`,
  turnsLeft: (count) => `encore ${counted(count, { one: 'tour', other: 'tours' })}`,
  known: 'Tu as déjà essayé ce problème\u00a0: il ne change pas ta cote.',
  person: 'Toi',
  again: 'Recommencer',
  show: 'Montrer la solution',
  showing: 'La solution se joue.',
  shown: 'C’est la solution.',
  next: 'Problème suivant',
  share: 'Copier un lien',
  shared: 'Le lien est copié.',
  none: 'Ce problème n’existe pas',
  noneText: 'Il vient peut-être d’une autre version des règles. Il y en a d’autres.',
  all: 'Tu as essayé tous les problèmes. En voici un de nouveau.',
  count: (solved, attempted) => `${whole(solved)} sur ${whole(attempted)} résolus au premier essai`,
};
