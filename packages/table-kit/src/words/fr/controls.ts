import type { Words } from '../locale.ts';

export const controls: Words['table']['controls'] = {
  suggested: 'conseillé',
  which: 'Que choisir\u202f?',
  ask: '\u202f?',
  confirm: 'Confirmer',
  back: 'Retour',
  cancel: 'Annuler',
  undoStep: 'Un pas en arrière',
  takeBack: 'Annuler l’action',
  takesBack: (what) => `Annule\u202f: ${what}`,
  takesOthers: 'Annuler aussi les coups des autres',
  undoStops: 'Vous pouvez revenir en arrière jusqu’ici.',
  undoNothing: 'Vous n’avez encore rien décidé.',
  undoFinal:
    'Votre dernière décision est définitive\u202f: depuis, on a tiré ou dévoilé quelque chose, ou quelqu’un d’autre a décidé.',
  nothingAsked: 'On ne vous demande rien pour l’instant.',
  log: 'Journal',
  logEmpty: 'Il ne s’est encore rien passé.',
  logHelp:
    'Les flèches gauche et droite vont de carte en carte, à partir de la plus récente\u202f; chacune est lue à son tour.',
  logGo: 'Voir la table juste après',
  logWalk:
    'Les flèches haut et bas vont de ligne en ligne\u202f; Entrée montre la table juste après.',
  hint: 'Conseil',
  hintKey: 'H',
  hintAway: 'Fermer le conseil',
  presence: { away: 'hors ligne', standIn: 'un bot joue', gaveUp: 'abandon', bot: 'bot' },
  gaveUp: (name) => `${name} abandonne.`,
};
