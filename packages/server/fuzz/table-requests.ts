import { nextInt, type Rng } from '@atoll/engine';
import type { Prompt, SeatRequest } from '@atoll/protocol';
import type { tableRequests } from '../src/room/table-requests.ts';
import { oneOf, onceIn, weighted } from './chance.ts';

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
  readonly body: (rng: Rng, situation: Situation) => unknown;
}

const newId = (rng: Rng): string => `fuzz-${1_000_000 + nextInt(rng, 1_000_000)}`;

/** Seat requests, by kind. */
export const WISHES: Readonly<Record<SeatRequest['do'], readonly SeatRequest[]>> = {
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
const WISH_NAMES = Object.keys(WISHES) as readonly SeatRequest['do'][];

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
    body: (rng, { prompt: { question, legal } }) => ({
      id: newId(rng),
      basedOn: question,
      action: legal.length > 0 ? oneOf(rng, legal) : { type: 'pass' },
    }),
  },
  undo: {
    weight: 9,
    body: (rng, { prompt: { question, undoable } }) => ({
      id: newId(rng),
      basedOn: question,
      ...(undoable.length > 0 ? { from: oneOf(rng, undoable) } : {}),
    }),
  },
  revert: {
    weight: 9,
    body: (rng, { prompt: { settled }, seq }) => ({
      do: oneOf(rng, ['ask', 'agree', 'agree', 'refuse', 'withdraw']),
      entry: settled || 1 + nextInt(rng, seq + 1),
    }),
  },
  standin: {
    weight: 6,
    body: (rng) => ({
      do: oneOf(rng, ['propose', 'propose', 'agree', 'refuse', 'withdraw']),
      seat: nextInt(rng, 3),
    }),
  },
  composing: { weight: 4, body: (rng) => ({ do: oneOf(rng, ['begin', 'begin', 'end']) }) },
  concede: { weight: 0.2, body: () => ({ bot: 'random' }) },
  rematch: {
    weight: 2,
    body: (rng) => ({
      do: oneOf(rng, ['agree', 'withdraw', 'goOn']),
      ...(onceIn(rng, 2) ? { share: 'b'.repeat(22) } : {}),
    }),
  },
  say: {
    weight: 6,
    body: (rng) =>
      onceIn(rng, 3) ? { phrase: 'well-played' } : { text: oneOf(rng, SAYINGS), id: newId(rng) },
  },
  unsay: {
    weight: 1,
    body: (rng) => {
      const from = 1 + nextInt(rng, 9);
      return { from, to: from + nextInt(rng, 3) };
    },
  },
  report: { weight: 2, body: (rng) => ({ n: 1 + nextInt(rng, 9) }) },
  said: { weight: 2, body: (rng) => ({ before: 1 + nextInt(rng, 9) }) },
  start: { weight: 4, body: () => undefined },
  history: { weight: 6, body: (rng, { seq }) => ({ from: Math.max(1, seq - nextInt(rng, 3)) }) },
  moments: {
    weight: 3,
    body: (rng, { seq }) => ({ from: Math.max(0, seq - nextInt(rng, 3)), before: seq + 1 }),
  },
  seats: {
    weight: 18,
    // Replacing a token locks out the attackers, who know only the old one.
    body: (rng) => {
      const wish = oneOf(rng, WISH_NAMES);
      return oneOf(rng, WISHES[wish === 'token' && !onceIn(rng, 8) ? 'takeBack' : wish]);
    },
  },
};

export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];
const WEIGHTS = Object.fromEntries(
  REQUEST_NAMES.map((name) => [name, Math.round(REQUESTS[name].weight * 10)]),
) as Readonly<Record<RequestName, number>>;

/** A request as a well-behaved client sends it, though not always at the right moment. */
export function honestRequest(rng: Rng, situation: Situation): FuzzRequest {
  const name = weighted(rng, WEIGHTS);
  return { name, body: REQUESTS[name].body(rng, situation) };
}
