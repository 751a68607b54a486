import type { HiddenArkAction } from '../action.ts';
import {
  AWARDS,
  COLUMNS,
  RESOURCES,
  SLOTS_PER_COLUMN,
  STATION_PRICES,
  TOKENS,
  type Side,
} from '../cards/index.ts';
import { mapOf } from '../sea-map.ts';

/**
 * Every possible action, made once: a list of legal actions is then only an array of references.
 */

type Row = readonly HiddenArkAction[];

const frozen = (actions: Row): Row => Object.freeze(actions.map((action) => Object.freeze(action)));

const byToken = (type: 'take' | 'draw' | 'install' | 'play' | 'setAside'): Row =>
  frozen(TOKENS.map(({ id: token }) => ({ type, token })));

const byResource = (type: 'study' | 'exchange' | 'convert' | 'pay'): Row =>
  frozen(RESOURCES.map((resource) => ({ type, resource })));

const byLocation = (type: 'place' | 'station' | 'launch' | 'return'): Row =>
  frozen(mapOf('equatorial').locations.map((location) => ({ type, location })));

const bySpace = (type: 'rescue' | 'investigate' | 'lock', spaces: readonly string[]): Row =>
  frozen(spaces.map((space) => ({ type, space })));

/** By the number of the token, resource or location. */
export const TAKE = byToken('take');
export const DRAW = byToken('draw');
export const INSTALL = byToken('install');
export const PLAY = byToken('play');
export const SET_ASIDE = byToken('setAside');
export const STUDY = byResource('study');
export const EXCHANGE = byResource('exchange');
export const CONVERT = byResource('convert');
export const PAY = byResource('pay');
export const PLACE = byLocation('place');
export const STATION = byLocation('station');
export const LAUNCH = byLocation('launch');
export const RETURN = byLocation('return');
export const COLUMN = frozen(COLUMNS.map((column) => ({ type: 'column', column })));
export const LOWER = frozen(AWARDS.map((award) => ({ type: 'lower', award })));
export const END = frozen([{ type: 'end' }]);
export const EXTEND = frozen([{ type: 'extend' }]);
export const SWAP = frozen([{ type: 'swap' }]);

/** By slot, column after column. */
export const FIT = frozen(
  COLUMNS.flatMap((column) =>
    Array.from({ length: SLOTS_PER_COLUMN }, (_, slot) => ({ type: 'fit' as const, column, slot })),
  ),
);

/** The actions at sea on a side: by space, moves by vessel and space. */
export interface AtSea {
  readonly rescue: Row;
  readonly investigate: Row;
  readonly lock: Row;
  readonly moves: readonly Row[];
}

export const AT_SEA: Readonly<Record<Side, AtSea>> = {
  equatorial: atSea('equatorial'),
  polar: atSea('polar'),
};

function atSea(side: Side): AtSea {
  const { spaces } = mapOf(side);
  return {
    rescue: bySpace('rescue', spaces),
    investigate: bySpace('investigate', spaces),
    lock: bySpace('lock', spaces),
    moves: STATION_PRICES.map((_, vessel) =>
      frozen(spaces.map((to) => ({ type: 'move', vessel, to }))),
    ),
  };
}
