import type { Catalogue } from '../catalogue.ts';
import { tokenTextOf } from '../neutral/tokens.ts';
import { counted } from '@atoll/engine/formats/cs';
import { amount, amountOf, resources } from './words.ts';

const ONCE = { movement: 'pohybu', rescue: 'záchrany', build: 'stavby', upgrade: 'vylepšování' } as const;

/** Every name of a token is the same in nominative and accusative. */
export const tokens: Catalogue['tokens'] = {
  instant: (given) => `žeton ${given}`,
  once: (effect, value) => `žeton ${ONCE[effect]}${effect === 'movement' ? ` (${value})` : ''}`,
  upgrade: (resource) => `vylepšení (${resource === 'movement' ? '1 pohyb' : `1× ${resources[resource]}`})`,
};

export const tokenAims: Catalogue['tokens'] = {
  instant: (given) => `Jakmile ho vezmeš, hned přibude ${given}.`,
  once: (effect, value) =>
    ({
      movement: `Necháš si ho a jednou použiješ kdykoli ve svém tahu: pohyb o ${counted(value, { one: 'pole', few: 'pole', other: 'polí' })}.`,
      rescue: 'Necháš si ho a jednou použiješ kdykoli ve svém tahu: jedna záchrana navíc.',
      build: 'Necháš si ho a jednou použiješ kdykoli ve svém tahu: jedna stanice nebo loď, za cenu.',
      upgrade: 'Necháš si ho a jednou použiješ kdykoli ve svém tahu: vlož vylepšení, první zdarma.',
    })[effect],
  upgrade: (resource) => {
    const gives = resource === 'movement' ? '1 pohyb' : amountOf(resource, 1);
    return `Necháš si ho, dokud ho vylepšováním nevložíš do sloupce, kde při každém použití sloupce přinese ${gives}; nebo ho jednou spotřebuješ na ${gives}.`;
  },
};

/** A token by its id, as part of a sentence. */
export const tokenText = tokenTextOf(tokens, amount);
