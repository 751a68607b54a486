import { counted, whole } from '@atoll/engine/formats/fr';
import type { Words } from '../locale.ts';
import { controls } from './controls.ts';

export const table: Words['table'] = {
  controls,
  nothing: 'rien de possible',
  notNow: 'Ce n’est pas possible maintenant.',
  frame: {
    status: 'Situation',
    unchanged: 'Rien n’a changé depuis votre action.',
    nothing: 'Il ne s’est encore rien passé.',
    cardsHelp: 'Les flèches vont de carte en carte, Entrée choisit, I lit.',
    keys: 'Touches',
    keyList: [
      ['← →', 'le long d’une rangée de cartes'],
      ['Entrée, Espace', 'choisir la carte ou le bouton'],
      ['I', 'lire la carte'],
      ['L', 'répéter ce qui vient d’être dit'],
      ['W', 'dire ce qui a changé depuis votre action'],
      ['H', 'conseil, si la table le permet'],
      ['F1', 'les règles, à celle dont il est question'],
      ['Échap', 'annuler'],
      ['?', 'cette liste'],
    ],
  },
  hint: {
    thinking: 'Le bot réfléchit à votre tour…',
    failed: 'Le bot n’a pas pu être consulté.',
    alone: 'Rien d’autre n’est possible.',
    advice: 'Mon conseil\u202f: ',
    points: (points) => `. Cela mène à environ ${counted(Math.round(points), { one: 'point', other: 'points' })} à la fin\u202f; `,
    equal: 'à peu près aussi bon\u202f: ',
    next: 'le meilleur autre choix, ',
    nextPoints: (points) => `, à environ ${whole(points)}.`,
  },
};
