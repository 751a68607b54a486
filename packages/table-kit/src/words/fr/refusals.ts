import type { Words } from '../locale.ts';

/** What nobody can change about a rated match. */
const RATED = 'Une partie classée a une pendule, sans conseils ni programmes\u202f; rien ne se reprend après une révélation, et chacun joue sa place jusqu’à la fin.';

/** Refusals of a table at any moment of a match of any game. */
export const tableRefusals: Words['tableRefusals'] = {
  unplayable: 'Cette partie ne peut pas continuer\u202f: les règles de ce serveur sont plus récentes qu’elle.',
  'too-often': 'Trop de demandes en peu de temps. Attendez un instant, puis réessayez.',
  stale: 'La partie a avancé entre-temps. Regardez de nouveau.',
  'not-seated': 'Vous ne faites que regarder cette table.',
  'said-too-much': 'Cela fait beaucoup à la fois. Attendez un instant avant d’en dire plus.',
  silenced: 'À cette table, les spectateurs ne peuvent qu’écouter.',
  conceded: 'Vous avez abandonné cette partie\u202f; c’est définitif.',
  'bot-plays': 'Un bot joue pour vous. Reprenez d’abord votre place.',
  paused: 'La partie est en pause.',
  'time-up': 'Votre temps pour ce tour est écoulé. Le bot joue le tour\u202f; reprenez votre place ensuite.',
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'undo-out-of-reach': 'Cela ne peut plus être annulé.',
  'undo-too-often': 'Vous avez annulé autant de fois qu’il est permis ici. Une action définitive doit d’abord avoir lieu.',
  'undo-log-full': 'Dans une partie aussi longue, plus rien ne peut être annulé.',
  'not-stored': 'Le serveur ne peut rien enregistrer en ce moment. Réessayez dans un instant.',
  internal: 'Erreur du serveur\u202f; rien n’a changé. Réessayez.',
  left: 'Vous avez quitté cette table.',
};

export const refusals: Words['refusals'] = {
  malformed: 'Le serveur n’a pas compris cette demande. Rechargez la page.',
  'unknown-code': 'Ce code est inconnu.',
  'unknown-match': 'Cette table n’existe pas.',
  'unknown-path': 'Le serveur ne connaît pas cette demande. Rechargez la page.',
  full: 'Toutes les places de cette table sont prises.',
  started: 'La partie a déjà commencé.',
  'no-such-seat': 'Cette place n’existe pas.',
  'own-seat': 'C’est votre propre place.',
  'unknown-bot': 'Ce serveur n’a pas ce bot.',
  'not-host': 'Seul l’hôte peut faire cela.',
  'already-started': 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  over: 'La partie est terminée.',
  'not-over': 'La partie n’est pas encore terminée.',
  'seats-open': 'Toutes les places de la partie d’origine doivent être prises, par une personne ou par un bot.',
  'position-fixed': 'La partie en reprend une autre ou en répète la donne\u202f: ses options restent celles de cette partie.',
  'daily-fixed': 'Dans une partie du jour, vous jouez jusqu’à la fin vous-même, et la table reste privée.',
  'tournament-fixed': 'Dans une partie de tournoi, les joueurs ne peuvent pas en convenir seuls.',
  'rated-player': 'Cette partie est classée. Ouvrez-la par son lien ou son code, et prenez place là-bas.',
  'rated-twice': 'Cette partie est classée, et vous y avez déjà une place.',
  'rated-hints': RATED,
  'rated-revert': RATED,
  'rated-hand-over': RATED,
  'rated-program': RATED,
  'rated-clock': RATED,
  'rated-order': 'Une telle partie ne peut pas être classée\u202f: il faut au moins deux places, chacune pour soi.',
  'seat-count': 'Le jeu n’est pas prévu pour ce nombre de personnes.',
  'seat-not-open': 'Cette place est prise.',
  'time-not-up': 'C’est déjà décidé.',
  'not-away': 'Cette personne est à la table.',
  'just-left': 'Cette personne vient seulement de partir. Attendez un peu.',
};
