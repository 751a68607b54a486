import { counted, whole } from '@atoll/engine/formats/fr';
import type { NotesWords } from '../load-replay-words.ts';

const notesOf = (count: number): string => counted(count, { one: 'note', other: 'notes' });

export const notes: NotesWords = {
  button: (count) => (count > 0 ? `Notes (${whole(count)})` : 'Notes'),
  title: 'Notes sur cette partie',
  field: (at) => (at > 0 ? `Note sur l’action ${whole(at)}` : 'Note sur le début'),
  keep: 'Garder',
  hint: (most) => `${whole(most)} caractères au plus, gardés sur cet appareil. Une note vide est supprimée.`,
  empty: 'On n’y voit rien.',
  long: 'C’est trop long.',
  invisible: 'Elle contient des caractères invisibles ou qui retournent le texte.',
  stacked: 'Une lettre y porte trop de signes.',
  none: 'Aucune note pour l’instant. Allez à un moment et écrivez-en une.',
  full: (most) => `Une partie contient ${notesOf(most)} au plus\u202f: supprimez-en une avant d’en écrire une autre.`,
  lost: 'Ce navigateur ne garde rien\u202f: vos notes seront perdues à la fermeture de cette page.',
  own: 'Votre note\u202f:',
  other: 'Par le lien\u202f:',
  mine: 'Vos notes',
  others: 'Notes du lien',
  othersHint: (count) => `Quelqu’un d’autre a écrit ${notesOf(count)} ici.`,
  keepThem: 'Les ajouter aux vôtres',
  drop: 'Les écarter',
  at: (at) => (at > 0 ? `Action ${whole(at)}` : 'Début'),
  delete: 'Supprimer',
  sure: 'Supprimer vraiment\u202f?',
  remove: (at) => `Supprimer la note sur l’action ${whole(at)}`,
  removeSure: (at) => `Supprimer vraiment\u202f? Note sur l’action ${whole(at)}`,
  link: 'Copier un lien avec vos notes',
  linkOfFile: 'Envoyez aussi le fichier de la partie.',
  linkTooLong: 'Vos notes sont trop longues pour un lien\u202f: raccourcissez-en ou supprimez-en.',
  damaged: 'Les notes de ce lien sont abîmées ou coupées. La partie est montrée sans elles.',
  newer: 'Les notes de ce lien viennent d’une version plus récente du programme. La partie est montrée sans elles.',
  tooLong: 'Les notes de ce lien sont trop longues. La partie est montrée sans elles.',
  otherMatch: 'Les notes de ce lien concernent une autre partie. Celle-ci est montrée sans elles.',
};
