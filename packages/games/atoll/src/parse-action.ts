import { InvalidInput } from '@atoll/engine';
import type { ActionType, AtollAction } from './action.ts';
import { ownId } from './cards/index.ts';

/** What a field of an action may hold. */
interface Field {
  readonly wanted: string;
  /** The value as the rules keep it; undefined where it is not what is wanted. */
  read(value: unknown): string | number | undefined;
}

const LONGEST_ID = 40;

const card: Field = {
  wanted: `the id of a card, at most ${LONGEST_ID} characters`,
  read: (value) =>
    typeof value === 'string' && value.length <= LONGEST_ID ? ownId(value) : undefined,
};

function whole(least: number, most: number): Field {
  return {
    wanted: `a whole number from ${least} to ${most}`,
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : undefined,
  };
}

function oneOf(...choices: readonly string[]): Field {
  return {
    wanted: `one of ${choices.join(', ')}`,
    read: (value) => choices.find((choice) => choice === value),
  };
}

const cell = whole(-99, 99);

/**
 * The fields of each type of action; a type without an entry, or a field without one, does not
 * compile.
 */
const fields: {
  readonly [K in ActionType]: Readonly<
    Record<Exclude<keyof Extract<AtollAction, { readonly type: K }>, 'type'>, Field>
  >;
} = {
  buyCoral: { card },
  buyAnimal: { card },
  feed: { card },
  useCoral: { card },
  grow: {},
  purify: {},
  sell: {},
  bloom: {},
  pass: {},
  cell: { x: cell, y: cell },
  pay: { scales: whole(0, 999) },
  branch: { index: whole(0, 9) },
  reduce: { card },
  shelter: { card },
  hunt: { card },
  choose: { card },
  side: { card, side: oneOf('N', 'E', 'S', 'W') },
  amount: { count: whole(1, 999) },
  yes: {},
  no: {},
  income: { choice: oneOf('tourists', 'scientists') },
  done: {},
};

interface Shape {
  readonly type: string;
  readonly fields: readonly (readonly [string, Field])[];
}
const shapes = new Map(
  Object.entries(fields).map(([type, each]): [string, Shape] => [
    type,
    { type, fields: Object.entries(each) },
  ]),
);

/**
 * Reads the shape of an action. Throws `InvalidInput` which names the wrong fields, or the types
 * there are.
 */
export function parseAction(raw: unknown): AtollAction {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  const shape = typeof type === 'string' ? shapes.get(type) : undefined;
  if (!shape)
    throw new InvalidInput(
      `an action is an object with a "type", one of ${[...shapes.keys()].join(', ')}`,
    );
  const record = raw as Readonly<Record<string, unknown>>;
  const action: Record<string, string | number> = { type: shape.type };
  for (const [name, field] of shape.fields) {
    const value = field.read(record[name]);
    if (value === undefined) throw misshapen(shape, record);
    action[name] = value;
  }
  if (Object.keys(record).length > shape.fields.length + 1) throw misshapen(shape, record);
  return action as unknown as AtollAction;
}

function misshapen(shape: Shape, record: Readonly<Record<string, unknown>>): InvalidInput {
  const names = shape.fields.map(([name]) => name);
  const wrong = shape.fields.filter(([name, field]) => field.read(record[name]) === undefined);
  const unknown = Object.keys(record).filter((name) => name !== 'type' && !names.includes(name));
  const faults = [
    ...wrong.map(([name, { wanted }]) => `"${name}" must be ${wanted}`),
    ...unknown.map((name) => `there is no "${name}" in it`),
  ];
  return new InvalidInput(`"${shape.type}" is not well formed: ${faults.join('; ')}`);
}
