import { InvalidInput } from '@atoll/engine';
import type { ActionOf, ActionType, HiddenArkAction } from './action.ts';
import {
  AWARDS,
  COLUMNS,
  MAPS,
  RESOURCES,
  SLOTS_PER_COLUMN,
  STATION_PRICES,
  TOKENS,
} from './cards/index.ts';

/** The valid values of a field of an action. */
interface Field {
  readonly wanted: string;
  accepts(value: unknown): boolean;
}

function oneOf(choices: readonly string[]): Field {
  return {
    wanted: `one of ${choices.join(', ')}`,
    accepts: (value) => typeof value === 'string' && choices.includes(value),
  };
}

function below(bound: number): Field {
  return {
    wanted: `a whole number from 0 to ${bound - 1}`,
    accepts: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound,
  };
}

const location = oneOf(MAPS.equatorial.locations.map((one) => one.id));
const token = oneOf(TOKENS.map((one) => one.id));
const resource = oneOf(RESOURCES);
const column = oneOf(COLUMNS);
const space: Field = {
  wanted: 'a space such as D4',
  accepts: (value) => typeof value === 'string' && /^[A-L][1-9]$/.test(value),
};

/**
 * The fields of each type of action; a type without an entry, or a field without one, does not
 * compile.
 */
const fields: {
  readonly [K in ActionType]: Readonly<Record<Exclude<keyof ActionOf<K>, 'type'>, Field>>;
} = {
  place: { location },
  take: { token },
  draw: { token },
  column: { column },
  end: {},
  move: { vessel: below(STATION_PRICES.length), to: space },
  extend: {},
  swap: {},
  rescue: { space },
  station: { location },
  launch: { location },
  install: { token },
  study: { resource },
  exchange: { resource },
  convert: { resource },
  play: { token },
  investigate: { space },
  pay: { resource },
  fit: { column, slot: below(SLOTS_PER_COLUMN) },
  return: { location },
  setAside: { token },
  lower: { award: oneOf(AWARDS) },
  lock: { space },
};

/** Reads the shape of an action without checking legality. Throws `InvalidInput`. */
export function parseAction(raw: unknown): HiddenArkAction {
  if (typeof raw !== 'object' || raw === null) throw new InvalidInput('an action is an object');
  const given = raw as Readonly<Record<string, unknown>>;
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type))
    throw new InvalidInput(`type must be one of ${Object.keys(fields).join(', ')}`);
  const wanted: Readonly<Record<string, Field>> = fields[type as ActionType];
  const problems = Object.keys(given)
    .filter((name) => name !== 'type' && !Object.hasOwn(wanted, name))
    .map((name) => `${type} has no ${name}`);
  for (const [name, field] of Object.entries(wanted))
    if (!field.accepts(given[name])) problems.push(`${name} must be ${field.wanted}`);
  if (problems.length > 0) throw new InvalidInput(problems.join('; '));
  return Object.fromEntries(
    ['type', ...Object.keys(wanted)].map((name) => [name, given[name]]),
  ) as unknown as HiddenArkAction;
}
