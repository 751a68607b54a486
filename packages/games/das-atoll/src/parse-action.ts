import { InvalidInput } from '@atoll/engine';
import type { ActionType, DasAtollAction } from './action.ts';
import { CORNERS, EDGES, HEXES } from './board/index.ts';
import { meta } from './meta.ts';
import { RESOURCES } from './resource.ts';

type Field = keyof typeof LIMITS | keyof typeof KINDS;

/** Fields that are whole numbers from 0 to below this. */
const LIMITS = {
  corner: CORNERS.length,
  edge: EDGES.length,
  from: EDGES.length,
  to: EDGES.length,
  hex: HEXES.length,
  seat: meta.seats.max,
  victim: meta.seats.max,
  partner: meta.seats.max,
} as const;

/** Fields that are one of the resources. */
const KINDS = { resource: true, first: true, second: true, give: true, get: true } as const;

/** The fields of each type of action. */
const FIELDS: Readonly<Record<ActionType, readonly Field[]>> = {
  settlement: ['corner'],
  city: ['corner'],
  road: ['edge'],
  ship: ['edge'],
  move: ['from', 'to'],
  robber: ['hex'],
  steal: ['victim'],
  spare: [],
  roll: [],
  buy: [],
  end: [],
  reveal: [],
  knight: [],
  'road-building': [],
  monopoly: ['resource'],
  discard: ['resource'],
  plenty: ['first', 'second'],
  exchange: ['give', 'get'],
  give: ['resource'],
  want: ['resource'],
  skip: ['seat'],
  propose: [],
  withdraw: [],
  accept: [],
  decline: [],
  never: [],
  conclude: ['partner'],
};

/** Reads the shape of an action. Throws `InvalidInput` that names the allowed input. */
export function parseAction(raw: unknown): DasAtollAction {
  const given = (raw ?? {}) as Readonly<Record<string, unknown>>;
  const type = String(given['type']);
  if (!Object.hasOwn(FIELDS, type))
    throw new InvalidInput(`type must be one of ${Object.keys(FIELDS).join(', ')}, not "${type}"`);
  const fields = FIELDS[type as ActionType];
  for (const field of fields) examine(`${type}: ${field}`, field, given[field]);
  const action = Object.fromEntries(['type', ...fields].map((field) => [field, given[field]]));
  return inOrder(action as unknown as DasAtollAction);
}

function examine(what: string, field: Field, value: unknown): void {
  if (field in KINDS) {
    if (!(RESOURCES as readonly unknown[]).includes(value))
      throw new InvalidInput(`${what} must be one of ${RESOURCES.join(', ')}`);
    return;
  }
  const limit = LIMITS[field as keyof typeof LIMITS];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= limit)
    throw new InvalidInput(`${what} must be a whole number from 0 to ${limit - 1}`);
}

/** Two resources of a card are the same in either order. */
function inOrder(action: DasAtollAction): DasAtollAction {
  if (action.type !== 'plenty') return action;
  const { first, second } = action;
  return RESOURCES.indexOf(first) <= RESOURCES.indexOf(second)
    ? action
    : { type: 'plenty', first: second, second: first };
}
