import type { Prompt, SeatRequest } from '@atoll/protocol';
import type { Random } from '@atoll/test-client/random';
import type { tableRequests } from '../src/room/table-requests.ts';

/** An attacker's knowledge of the table when it makes a frame. */
export interface Situation {
  readonly prompt: Prompt;
  readonly seq: number;
}

/** The requests at a table, over either kind of connection. */
export type RequestName = Exclude<keyof ReturnType<typeof tableRequests>, 'json'>;

export interface FuzzRequest {
  readonly name: string;
  readonly body: unknown;
}

interface RequestCase {
  /** How often it is sent, relative to the others. */
  readonly weight: number;
  readonly body: (random: Random, situation: Situation) => unknown;
}

const newId = (random: Random): string => `fuzz-${1_000_000 + random.below(1_000_000)}`;

/** Seat requests, by kind. */
export const SEAT_REQUESTS: Readonly<Record<SeatRequest['do'], readonly SeatRequest[]>> = {
  rename: [{ do: 'rename', name: 'Ada' }],
  pace: [{ do: 'pace', pace: 0 }],
  access: [
    { do: 'access', access: 'private' },
    { do: 'access', access: 'public' },
  ],
  hints: [{ do: 'hints', hints: true }],
  handOver: [
    { do: 'handOver', seat: 0, bot: 'random' },
    { do: 'handOver', seat: 1, bot: 'random' },
  ],
  takeBack: [{ do: 'takeBack' }],
  clock: [
    { do: 'clock', clock: { kind: 'bank', minutes: 5, seconds: 15, atZero: 'others' } },
    { do: 'clock', clock: { kind: 'days', days: 3, atZero: 'bot' } },
    { do: 'clock', clock: { kind: 'none' } },
  ],
  timeUp: [
    { do: 'timeUp', seat: 1, then: 'end' },
    { do: 'timeUp', seat: 0, then: 'wait' },
    { do: 'timeUp', seat: 1, then: 'bot' },
  ],
  program: [
    { do: 'program', program: true },
    { do: 'program', program: false },
  ],
  watchers: [
    { do: 'watchers', may: 'listen' },
    { do: 'watchers', may: 'talk' },
  ],
  talk: [
    { do: 'talk', may: 'text' },
    { do: 'talk', may: 'phrases' },
  ],
  behind: [{ do: 'behind', turns: 2 }],
  options: [{ do: 'options', options: {} }],
  bot: [
    { do: 'bot', seat: 1, bot: 'random' },
    { do: 'bot', seat: 3, bot: 'random' },
  ],
  open: [
    { do: 'open', seat: 1 },
    { do: 'open', seat: 3 },
  ],
  share: [{ do: 'share', share: 'a'.repeat(22) }],
  token: [{ do: 'token', token: 'token-of-the-attackers-own' }],
};
const SEAT_REQUEST_KINDS = Object.keys(SEAT_REQUESTS) as readonly SeatRequest['do'][];

const SAYINGS = [
  'Nice move!',
  'x'.repeat(200),
  'x'.repeat(9_000),
  '\u202egnihton',
  'a\r\nb',
  '👩‍👧 ⠓⠊',
  `Z${'\u0351'.repeat(90)}`,
  '<img src=x onerror=alert(1)>',
  "'); DROP TABLE chat; --",
];

/** Every request that a table answers, as a well-behaved client sends it. */
export const REQUESTS: Readonly<Record<RequestName, RequestCase>> = {
  submit: {
    weight: 60,
    body: (random, { prompt: { question, legal } }) => ({
      id: newId(random),
      basedOn: question,
      action: legal.length > 0 ? random.pick(legal) : { type: 'pass' },
    }),
  },
  undo: {
    weight: 9,
    body: (random, { prompt: { question, undoable } }) => ({
      id: newId(random),
      basedOn: question,
      ...(undoable.length > 0 ? { from: random.pick(undoable) } : {}),
    }),
  },
  revert: {
    weight: 9,
    body: (random, { prompt: { settled }, seq }) => ({
      do: random.pick(['ask', 'agree', 'agree', 'refuse', 'withdraw']),
      entry: settled || 1 + random.below(seq + 1),
    }),
  },
  standin: {
    weight: 6,
    body: (random) => ({
      do: random.pick(['propose', 'propose', 'agree', 'refuse', 'withdraw']),
      seat: random.below(3),
    }),
  },
  seatoffer: {
    weight: 3,
    body: (random) => ({
      do: random.pick(['propose', 'agree', 'refuse', 'withdraw', 'link']),
      seat: random.below(3),
    }),
  },
  pause: {
    weight: 3,
    body: (random) => {
      const what = random.pick(['propose', 'propose', 'agree', 'refuse', 'withdraw', 'ready']);
      return what === 'propose'
        ? { do: what, length: { kind: 'minutes', minutes: 1 + random.below(60) } }
        : { do: what };
    },
  },
  prepared: {
    weight: 2,
    body: (random, { prompt: { legal }, seq }) =>
      random.below(2) === 0
        ? { do: 'read' }
        : {
            ...{ do: 'set', seq },
            actions: legal.slice(0, 3).map((action, n) => ({ after: n - 1, action })),
          },
  },
  composing: { weight: 4, body: (random) => ({ do: random.pick(['begin', 'begin', 'end']) }) },
  concede: { weight: 0.2, body: () => ({ bot: 'random' }) },
  rematch: {
    weight: 2,
    body: (random) => ({
      do: random.pick(['agree', 'withdraw', 'goOn']),
      ...(random.once(2) ? { share: 'b'.repeat(22) } : {}),
    }),
  },
  say: {
    weight: 6,
    body: (random) =>
      random.once(3)
        ? { phrase: 'well-played' }
        : { text: random.pick(SAYINGS), id: newId(random) },
  },
  unsay: {
    weight: 1,
    body: (random) => {
      const from = 1 + random.below(9);
      return { from, to: from + random.below(3) };
    },
  },
  report: { weight: 2, body: (random) => ({ n: 1 + random.below(9) }) },
  said: { weight: 2, body: (random) => ({ before: 1 + random.below(9) }) },
  start: { weight: 4, body: () => undefined },
  history: { weight: 6, body: (random, { seq }) => ({ from: Math.max(1, seq - random.below(3)) }) },
  moments: {
    weight: 3,
    body: (random, { seq }) => ({ from: Math.max(0, seq - random.below(3)), before: seq + 1 }),
  },
  seats: {
    weight: 18,
    // Replacing a token locks out the attackers, who know only the old one.
    body: (random) => {
      const kind = random.pick(SEAT_REQUEST_KINDS);
      return random.pick(SEAT_REQUESTS[kind === 'token' && !random.once(8) ? 'takeBack' : kind]);
    },
  },
};

export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];
const WEIGHTS = Object.fromEntries(
  REQUEST_NAMES.map((name) => [name, Math.round(REQUESTS[name].weight * 10)]),
) as Readonly<Record<RequestName, number>>;

/** A request as a well-behaved client sends it, though not always at the right moment. */
export function honestRequest(random: Random, situation: Situation): FuzzRequest {
  const name = random.weighted(WEIGHTS);
  return { name, body: REQUESTS[name].body(random, situation) };
}
