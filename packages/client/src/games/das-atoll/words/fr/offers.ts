import { formatsFor } from '@atoll/engine';
import type { DasWords } from '../das-locale.ts';

const { all, counted, plural } = formatsFor('fr');

export const offers: DasWords['offers'] = {
  seconds: (left) => `${left}\u202fs`,
  stands: (left) => `L’offre tient encore ${counted(left, { one: 'seconde', other: 'secondes' })}.`,
  composing: (who) =>
    `${all(who)} ${plural(who.length, { one: 'prépare', other: 'préparent' })} une réponse.`,
  waits: 'L’offre attend pendant que vous préparez votre réponse, deux minutes au plus.',
};
