import type { Resource } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { tokenTextOf } from '../neutral/tokens.ts';
import { amount } from './words.ts';

const ONCE = { movement: 'Mouvement', rescue: 'Sauvetage', build: 'Construction', upgrade: 'Amélioration' } as const;

const gift = (resource: Resource | 'movement'): string => (resource === 'movement' ? '1 mouvement' : amount(resource, 1));

export const tokens: Catalogue['tokens'] = {
  instant: (given) => `un disque pour ${given}`,
  once: (effect, value) => `un ticket ${ONCE[effect]}${effect === 'movement' ? ` de ${value}` : ''}`,
  upgrade: (resource) => `une amélioration pour ${gift(resource)}`,
};

export const tokenAims: Catalogue['tokens'] = {
  instant: (given) => `Donne ${given} dès qu’on le prend.`,
  once: (effect, value) =>
    ({
      movement: `À garder, et à utiliser une fois pendant votre tour\u202f: ${value} cases de mouvement.`,
      rescue: 'À garder, et à utiliser une fois pendant votre tour\u202f: un sauvetage de plus.',
      build: 'À garder, et à utiliser une fois pendant votre tour\u202f: une station ou un navire, à son prix.',
      upgrade: 'À garder, et à utiliser une fois pendant votre tour\u202f: installer des améliorations, la première gratuitement.',
    })[effect],
  upgrade: (resource) =>
    `À garder jusqu’à ce qu’une action d’amélioration la mette dans une colonne, où elle rapporte ${gift(resource)} chaque fois que vous utilisez celle-ci\u202f; ou à dépenser une fois pour ${gift(resource)}.`,
};

/** A token by its id, as part of a sentence. */
export const tokenText = tokenTextOf(tokens, amount);
