import { counted, whole } from '@atoll/engine/formats/fr';
import type { PreparedWords } from '../../load-page-words.ts';

export const prepared: PreparedWords = {
  open: 'Préparer des réponses',
  openWith: (lines) => counted(lines, { one: 'variante préparée', other: 'variantes préparées' }),
  title: 'Réponses préparées',
  lead: 'Placez ce que l’autre camp pourrait faire, puis votre réponse. Si cela arrive, elle suit aussitôt. Personne d’autre n’en sait rien.',
  theirs: (name) => `Que pourrait faire ${name}\u202f?`,
  yours: (move) => `Après ${move}, votre réponse\u202f?`,
  end: 'La partie est finie dans cette position.',
  start: 'Position actuelle',
  back: 'Un coup en arrière',
  lines: 'Vos variantes',
  none: 'Rien n’est encore préparé.',
  ifThen: (move, reply) => `Si ${move}, alors ${reply}`,
  noReply: (move) => `Si ${move}\u202f: la réponse manque`,
  joined: (parts) => parts.join('. '),
  remove: (line) => `Supprimer\u202f: ${line}`,
  saved: 'Enregistré.',
  tooMany: (most) => `On peut préparer ${whole(most)} coups au plus. Supprimez d’abord une variante.`,
  ownTurn: 'C’est à vous de jouer. Vous pourrez de nouveau préparer des réponses quand ce sera à d’autres.',
  failed: 'Le plateau n’a pas pu être chargé. Fermez cette fenêtre et réessayez.',
  dropped: 'Votre réponse préparée n’était plus possible. Elle a été abandonnée, et c’est à vous de jouer.',
  putAway: 'Fermer',
  refusals: {
    'not-prepared': 'On ne peut rien préparer à cette table\u202f: il faut une pendule en jours par tour.',
    'own-turn': 'C’est maintenant à vous\u202f: jouez à la table.',
    'prepared-stale': 'La partie a continué entre-temps. Vous voyez maintenant la position actuelle.',
    'prepared-line': 'L’un de ces coups n’est pas possible à sa place. Supprimez-le et réessayez.',
  },
};
