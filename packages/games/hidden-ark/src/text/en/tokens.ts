import type { Catalogue } from '../catalogue.ts';
import { tokenTextOf } from '../neutral/tokens.ts';
import { amount, resources } from './words.ts';

const ONCE = { movement: 'a Movement', rescue: 'a Rescue', build: 'a Build', upgrade: 'an Upgrade' } as const;

export const tokens: Catalogue['tokens'] = {
  instant: (given) => `${given} at once`,
  once: (effect, value) => `${ONCE[effect]} ticket${effect === 'movement' ? ` of ${value}` : ''}`,
  upgrade: (resource) => `an upgrade for ${resource === 'movement' ? '1 movement' : `1 ${resources[resource]}`}`,
};

export const tokenAims: Catalogue['tokens'] = {
  instant: (given) => `Gives ${given} as soon as it is taken.`,
  once: (effect, value) =>
    ({
      movement: `Kept, and used once at any time in your turn: ${value} spaces of movement.`,
      rescue: 'Kept, and used once at any time in your turn: one rescue more.',
      build: 'Kept, and used once at any time in your turn: one station or vessel, for its price.',
      upgrade: 'Kept, and used once at any time in your turn: install upgrades, the first for free.',
    })[effect],
  upgrade: (resource) => {
    const gives = resource === 'movement' ? '1 movement' : `1 ${resources[resource]}`;
    return `Kept until an upgrade action puts it into a column, where it brings ${gives} whenever you use that column; or used up once for ${gives}.`;
  },
};

/** A token by its id, as part of a sentence. */
export const tokenText = tokenTextOf(tokens, amount);
