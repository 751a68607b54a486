import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Relier deux îles',
  tagline: 'Reliez deux îles à travers le lagon. Deux joueurs, une demi-heure.',
  learn: 'Vous découvrez Steere’s Atoll\u202f? Apprenez à y jouer en une première partie de cinq minutes.',
  sides: ['Jouer les noirs', 'Jouer les blancs'],
  options: {
    size: { label: 'Plateau', hint: '7 pour s’exercer, 11 comme son auteur l’a conçu, 15 et 19 pour de longues parties', values: { 7: '7', 11: '11', 15: '15', 19: '19' } },
    swap: { label: 'Échange', hint: 'qui joue en second peut prendre à son compte la première pierre' },
  },
};
