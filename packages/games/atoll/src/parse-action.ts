import { InvalidInput } from '@atoll/engine';
import type { ActionType, AtollAction } from './action.ts';
import { ownId } from './cards/index.ts';
import type { CardId } from './vocabulary.ts';

/** The valid values of a field of an action. */
interface Field<V> {
  readonly wanted: string;
  /** The value as the rules keep it; undefined if it is not valid. */
  read(value: unknown): V | undefined;
}

const LONGEST_ID = 40;

const card: Field<CardId> = {
  wanted: `the id of a card, at most ${LONGEST_ID} characters`,
  read: (value) =>
    typeof value === 'string' && value.length <= LONGEST_ID ? ownId(value) : undefined,
};

function whole(least: number, most: number): Field<number> {
  return {
    wanted: `a whole number from ${least} to ${most}`,
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : undefined,
  };
}

function oneOf<V extends string>(...choices: readonly V[]): Field<V> {
  return {
    wanted: `one of ${choices.join(', ')}`,
    read: (value) => choices.find((choice) => choice === value),
  };
}

type Raw = Readonly<Record<string, unknown>>;

/** How the actions of one type are read. */
interface Shape<A> {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
  /** How many properties an action has, its type included. */
  readonly size: number;
  /** The action, if each of its fields is valid. */
  read(raw: Raw): A | undefined;
}

function plain<A>(action: A): Shape<A> {
  return { fields: {}, size: 1, read: () => action };
}

/**
 * Actions are built by `make`, each as one literal, so that they have the shape of those that the
 * rules list.
 */
function one<A, V>(name: string, field: Field<V>, make: (value: V) => A): Shape<A> {
  return {
    fields: { [name]: field },
    size: 2,
    read(raw) {
      const value = field.read(raw[name]);
      return value === undefined ? undefined : make(value);
    },
  };
}

const cell = whole(-99, 99);
const side = oneOf('N', 'E', 'S', 'W');

/** A type without an entry does not compile. */
const shapes: { readonly [K in ActionType]: Shape<Extract<AtollAction, { readonly type: K }>> } = {
  buyCoral: one('card', card, (card) => ({ type: 'buyCoral', card })),
  buyAnimal: one('card', card, (card) => ({ type: 'buyAnimal', card })),
  feed: one('card', card, (card) => ({ type: 'feed', card })),
  useCoral: one('card', card, (card) => ({ type: 'useCoral', card })),
  grow: plain({ type: 'grow' }),
  purify: plain({ type: 'purify' }),
  sell: plain({ type: 'sell' }),
  bloom: plain({ type: 'bloom' }),
  pass: plain({ type: 'pass' }),
  cell: {
    fields: { x: cell, y: cell },
    size: 3,
    read(raw) {
      const x = cell.read(raw['x']);
      const y = cell.read(raw['y']);
      return x === undefined || y === undefined ? undefined : { type: 'cell', x, y };
    },
  },
  pay: one('scales', whole(0, 999), (scales) => ({ type: 'pay', scales })),
  branch: one('index', whole(0, 9), (index) => ({ type: 'branch', index })),
  reduce: one('card', card, (card) => ({ type: 'reduce', card })),
  shelter: one('card', card, (card) => ({ type: 'shelter', card })),
  hunt: one('card', card, (card) => ({ type: 'hunt', card })),
  choose: one('card', card, (card) => ({ type: 'choose', card })),
  side: {
    fields: { card, side },
    size: 3,
    read(raw) {
      const id = card.read(raw['card']);
      const onSide = side.read(raw['side']);
      return id === undefined || onSide === undefined
        ? undefined
        : { type: 'side', card: id, side: onSide };
    },
  },
  amount: one('count', whole(1, 999), (count) => ({ type: 'amount', count })),
  yes: plain({ type: 'yes' }),
  no: plain({ type: 'no' }),
  income: one('choice', oneOf('tourists', 'scientists'), (choice) => ({ type: 'income', choice })),
  done: plain({ type: 'done' }),
};

const byType: ReadonlyMap<string, Shape<AtollAction>> = new Map(Object.entries(shapes));

/**
 * Reads the shape of an action. Throws `InvalidInput` which names the wrong fields, or the types
 * there are.
 */
export function parseAction(raw: unknown): AtollAction {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  const shape = typeof type === 'string' ? byType.get(type) : undefined;
  if (!shape)
    throw new InvalidInput(
      `an action is an object with a "type", one of ${[...byType.keys()].join(', ')}`,
    );
  const action = shape.read(raw as Raw);
  if (!action || Object.keys(raw as Raw).length > shape.size)
    throw misshapen(type as string, shape, raw as Raw);
  return action;
}

function misshapen(type: string, { fields }: Shape<AtollAction>, raw: Raw): InvalidInput {
  const wrong = Object.entries(fields).filter(
    ([name, field]) => field.read(raw[name]) === undefined,
  );
  const unknown = Object.keys(raw).filter(
    (name) => name !== 'type' && !Object.hasOwn(fields, name),
  );
  const faults = [
    ...wrong.map(([name, { wanted }]) => `"${name}" must be ${wanted}`),
    ...unknown.map((name) => `there is no "${name}" in it`),
  ];
  return new InvalidInput(`"${type}" is not well formed: ${faults.join('; ')}`);
}
