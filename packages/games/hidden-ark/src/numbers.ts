import { ESCALATIONS, REGIONS, RESOURCES, TILES, TOKENS } from './cards/index.ts';

/** Inside the rules everything has a number: its place in its table. */

/** No token, no tile, no seat, no vessel. */
export const NONE = -1;
/** A fish that lies face down; which one it is, is drawn when it is turned up. */
export const FACE_DOWN = -2;

export const MONEY = RESOURCES.indexOf('money');
/** The sciences come before the money. */
export const SCIENCES = MONEY;

/** The effect of a kind of token, by number. */
export interface TokenFacts {
  readonly kind: 'instant' | 'once' | 'upgrade';
  readonly effect: 'resource' | 'movement' | 'rescue' | 'build' | 'upgrade';
  /** `NONE` for effects that are no resource. */
  readonly resource: number;
  readonly value: number;
}

export const TOKEN_FACTS: readonly TokenFacts[] = TOKENS.map((token) => ({
  kind: token.kind,
  effect: token.effect,
  resource: token.effect === 'resource' ? RESOURCES.indexOf(token.resource) : NONE,
  value: token.value,
}));

/** The facts of a fish in the rules, by number. */
export interface TileFacts {
  readonly region: number;
  /** By resource. */
  readonly cost: readonly number[];
  readonly needs: 'none' | 'stations' | 'vessels';
  readonly points: number;
  readonly discount: number;
}

export const TILE_FACTS: readonly TileFacts[] = TILES.map((tile) => ({
  region: REGIONS.indexOf(tile.region),
  cost: RESOURCES.map((resource) => tile.cost[resource] ?? 0),
  needs: tile.needs,
  points: tile.points,
  discount: RESOURCES.indexOf(tile.discount),
}));

export const ESCALATION_FACTS: readonly { readonly resource: number; readonly value: number }[] =
  ESCALATIONS.map(({ resource, value }) => ({ resource: RESOURCES.indexOf(resource), value }));

const tokenNumbers = new Map(TOKENS.map(({ id }, index) => [id, index]));

/** The number of a kind of token; `NONE` for an unknown id. */
export function tokenNumber(id: string): number {
  return tokenNumbers.get(id) ?? NONE;
}

const tileNumbers = new Map(TILES.map(({ id }, index) => [id, index]));

/** The number of a fish; `NONE` for an unknown id. */
export function tileNumber(id: string): number {
  return tileNumbers.get(id) ?? NONE;
}

/** The number of a resource; `NONE` for an unknown one. */
export function resourceNumber(resource: string): number {
  return (RESOURCES as readonly string[]).indexOf(resource);
}
