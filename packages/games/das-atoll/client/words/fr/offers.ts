import { all, counted, plural } from '@atoll/engine/formats/fr';
import type { DasWords } from '../das-locale.ts';

export const offers: DasWords['offers'] = {
  seconds: (left) => `${left}\u202fs`,
  stands: (left) => `L’offre tient encore ${counted(left, { one: 'seconde', other: 'secondes' })}.`,
  composing: (who) => `${all(who)} ${plural(who.length, { one: 'prépare', other: 'préparent' })} une réponse.`,
  waits: 'L’offre attend pendant que vous préparez votre réponse, deux minutes au plus.',
  hint: (give, want) => `Le bot offrirait ${give} contre ${want}`,
  goals: {
    settlement: 'pour que vous puissiez construire une colonie',
    city: 'pour que vous puissiez construire une ville',
    road: 'pour que vous puissiez construire une route',
    ship: 'pour que vous puissiez construire un bateau',
    card: 'pour que vous puissiez acheter une carte Développement',
  },
  nearer: {
    settlement: 'pour vous rapprocher d’une colonie',
    city: 'pour vous rapprocher d’une ville',
    road: 'pour vous rapprocher d’une route',
    ship: 'pour vous rapprocher d’un bateau',
    card: 'pour vous rapprocher d’une carte Développement',
  },
  useful: 'car ces cartes vous sont plus utiles',
  filled: 'Appuyez sur Offre\u202f: tout est rempli.',
  never: { asked: 'Cet échange ne vous sera plus proposé dans cette partie.', back: 'Retour', sure: 'Ne plus demander' },
};
