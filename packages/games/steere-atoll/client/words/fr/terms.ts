import type { terms as English } from '../en/terms.ts';

export const terms: typeof English = {
  stone: { name: 'Pierre', meaning: 'Les noirs commencent, les blancs suivent\u202f; une pierre posée ne bouge plus.' },
  island: { name: 'Île', meaning: 'Quatre côtés du plateau portent des îles\u202f; celles qui se font face ont des symboles assortis.' },
  aim: { name: 'But', meaning: 'Une chaîne de vos pierres allant de l’une de vos îles à celle d’en face gagne.' },
  swap: { name: 'Échange', meaning: 'Une fois, au lieu de leur première pierre, les blancs peuvent prendre les noirs avec la pierre déjà posée.' },
  place: { name: 'Poser', meaning: 'Met votre pierre sur la case choisie.' },
  coordinates: { name: 'Coordonnées', meaning: 'Montre les lettres des colonnes et les numéros des rangées.' },
  zoomIn: { name: 'Agrandir', meaning: 'Montre le plateau en plus grand\u202f; on peut alors le faire glisser.' },
  zoomOut: { name: 'Réduire', meaning: 'Montre de nouveau une plus grande part du plateau.' },
  whole: { name: 'Plateau entier', meaning: 'Montre de nouveau tout le plateau.' },
  moves: { name: 'Coups', meaning: 'Donne tous les coups de la partie\u202f; un appui montre le plateau tel qu’il était ensuite.' },
  move: { name: 'Coup', meaning: 'Montre le plateau tel qu’il était après ce coup\u202f; rien n’est annulé.' },
  earlier: { name: 'Un coup en arrière', meaning: 'Montre le plateau un coup plus tôt\u202f; rien n’est annulé.' },
  later: { name: 'Un coup en avant', meaning: 'Montre le plateau un coup plus tard.' },
  typed: { name: 'Taper un coup', meaning: 'Pose une pierre d’après le nom de sa case, une lettre de colonne et un numéro de rangée comme f5.' },
  won: { name: 'Gagne', meaning: 'Cette pierre a fermé la chaîne entre deux îles face à face.' },
  now: { name: 'Au présent', meaning: 'Montre le plateau tel qu’il est, pour qu’on puisse y poser une pierre.' },
};
