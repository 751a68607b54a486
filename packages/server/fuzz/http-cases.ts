import { nextInt, type Rng } from '@atoll/engine';
import { oneOf, onceIn } from './chance.ts';

/** The public data of a table under attack, with one token. */
export interface Known {
  readonly matchId: string;
  readonly code: string;
  /** The token of a seat there. */
  readonly token: string;
}

/** A valid request; without a method it is a POST if it has a body, else a GET. */
export interface HttpCase {
  readonly path: string;
  readonly method?: string;
  readonly body: object | undefined;
}

const DEVICE = 'A'.repeat(22);
const read = (path: string): HttpCase => ({ path, body: undefined });

/** A request for each route of the interface, by method and path as the server mounts them. */
export const API_CASES: Readonly<Record<string, (rng: Rng, known: Known) => HttpCase>> = {
  'GET /api/health': () => read('/api/health'),
  'GET /metrics': () => read('/metrics'),
  'POST /api/matches': (rng, { matchId }) => ({
    path: '/api/matches',
    body: {
      game: 'atoll',
      seats: onceIn(rng, 10) ? 2 : 9,
      name: 'Eve',
      options: { events: true },
      clock: { kind: 'days', days: 3, atZero: 'bot' },
      ...(onceIn(rng, 3) ? { from: { match: matchId, action: nextInt(rng, 4), knownTo: 0 } } : {}),
    },
  }),
  'GET /api/matches': () => read('/api/matches'),
  'POST /api/matches/:id/ensure': (_rng, { matchId }) => ({
    ...{ path: `/api/matches/${matchId}/ensure`, body: {} },
  }),
  'POST /api/matches/:id/enter': (rng, { matchId, token }) => ({
    path: `/api/matches/${matchId}/enter`,
    body: onceIn(rng, 3) ? {} : { token },
  }),
  'GET /api/matches/:id/file': (_rng, { matchId }) => read(`/api/matches/${matchId}/file`),
  'GET /api/matches/:id/picture': (rng, { matchId }) =>
    read(
      `/api/matches/${matchId}/picture${oneOf(rng, ['', '?at=0', '?at=2', '?at=-1', '?at=1e99', '?at[]=1'])}`,
    ),
  'POST /api/seats': (_rng, { matchId, token }) => ({
    path: '/api/seats',
    body: { seats: [{ matchId, token }] },
  }),
  'POST /api/join': (_rng, { code }) => ({ path: '/api/join', body: { code, name: 'Eve' } }),
  'GET /api/invites/:code': (_rng, { code }) => read(`/api/invites/${code}`),
  'GET /api/backups/:id': (rng) => read(`/api/backups/${backupId(rng)}`),
  'PUT /api/backups/:id': (rng) => ({
    path: `/api/backups/${backupId(rng)}`,
    method: 'PUT',
    body: { basedOn: nextInt(rng, 3), box: 'box'.repeat(1 + nextInt(rng, 4_000)) },
  }),
  'GET /api/push-key': () => read('/api/push-key'),
  'GET /api/notifications/:device': () => read(`/api/notifications/${DEVICE}`),
  'PUT /api/notifications/:device': (rng, { matchId, token }) => ({
    path: `/api/notifications/${DEVICE}`,
    method: 'PUT',
    body: {
      seats: [{ matchId, token }],
      target: oneOf(rng, [
        { kind: 'webhook', url: 'https://127.0.0.1/', secret: 'x'.repeat(32) },
        {
          ...{ kind: 'push', endpoint: 'https://[::1]/' },
          ...{ p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
      ]),
    },
  }),
  'POST /api/notifications/:device/stop': (rng) => ({
    path: `/api/notifications/${DEVICE}/stop`,
    body: onceIn(rng, 2) ? { kind: 'push' } : {},
  }),
};

/** Requests outside of the API: the entry to a room, pages and files. */
export const OTHER_CASES: readonly ((rng: Rng, known: Known) => HttpCase)[] = [
  (_rng, { matchId, token }) => ({ path: `/matchmake/joinById/${matchId}`, body: { token } }),
  (rng, { matchId }) => ({
    path: `/matchmake/${oneOf(rng, ['create', 'joinOrCreate', 'reconnect', 'query', '__proto__', 'constructor'])}/${matchId}`,
    body: {},
  }),
  (rng, { matchId, code }) =>
    read(
      `/${oneOf(rng, ['', 'assets/x.js', `m/${matchId}`, `j/${code}`, 'favicon.ico', 'api/nothing', 'sw.js'])}`,
    ),
];

const backupId = (rng: Rng): string => oneOf(rng, 'ABC'.split('')).repeat(22);
