import { counted } from '@atoll/engine/formats/fr';
import type { AtollWords } from '../atoll-locale.ts';

/** The texts of a Recovery's sheet. */
export const recovery: AtollWords['recovery'] = {
  title: (round) => `Après la manche ${round}`,
  close: 'Continuer',
  steps: { event: (name) => `Événement\u202f: ${name}`, income: 'Revenu', fatigue: 'Fatigue', plankton: 'Plancton', offers: 'Offres', starter: 'Premier joueur' },
  noEffect: { immediate: 'Il n’a rien changé.', persistent: 'Il est maintenant en vigueur.' },
  barred: 'Pas de choix. ',
  fatigue: (name, count) => (count === 0 ? `${name}\u202f: aucune carte ne portait de Fatigue.` : `${name}\u202f: 1 Fatigue quitte ${count === 1 ? 'une carte' : `chacune des ${count} cartes`}.`),
  plankton: (name, { colonies, plankton }) =>
    `${name}\u202f: ${counted(colonies, { one: 'colonie rapporte', other: 'colonies rapportent' })} ${counted(plankton, { one: 'plancton', other: 'planctons' })}.`,
  offer: {
    none: 'aucune carte remplacée.',
    moved: (left, came) => [...left.cards, left.count === 1 ? ' part\u202f; ' : ' partent\u202f; ', ...came.cards, came.count === 1 ? ' arrive.' : ' arrivent.'],
  },
  starts: (name, round) => `${name}\u202f: premier tour de la manche ${round}.`,
};
