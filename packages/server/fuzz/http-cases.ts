import type { Random } from '@atoll/test-client/random';

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
export const API_CASES: Readonly<Record<string, (random: Random, known: Known) => HttpCase>> = {
  'GET /api/health': () => read('/api/health'),
  'GET /metrics': () => read('/metrics'),
  'POST /api/matches': (random, { matchId }) => ({
    path: '/api/matches',
    body: {
      game: 'atoll',
      seats: random.once(10) ? 2 : 9,
      name: 'Eve',
      options: { events: true },
      clock: { kind: 'days', days: 3, atZero: 'bot' },
      ...(random.once(3) ? { from: { match: matchId, action: random.below(4), knownTo: 0 } } : {}),
    },
  }),
  'GET /api/matches': () => read('/api/matches'),
  'POST /api/matches/:id/ensure': (_random, { matchId }) => ({
    ...{ path: `/api/matches/${matchId}/ensure`, body: {} },
  }),
  'POST /api/matches/:id/enter': (random, { matchId, token }) => ({
    path: `/api/matches/${matchId}/enter`,
    body: random.once(3) ? {} : { token },
  }),
  'GET /api/matches/:id/file': (_random, { matchId }) => read(`/api/matches/${matchId}/file`),
  'GET /api/matches/:id/picture': (random, { matchId }) =>
    read(
      `/api/matches/${matchId}/picture${random.pick(['', '?at=0', '?at=2', '?at=-1', '?at=1e99', '?at[]=1'])}`,
    ),
  'POST /api/matches/:id/seat': (random, { matchId }) => ({
    path: `/api/matches/${matchId}/seat`,
    body: { seat: random.below(3), secret: 's'.repeat(43), name: 'Eve' },
  }),
  'POST /api/tables': () => ({ path: '/api/tables', body: { player: 'e'.repeat(22) } }),
  'POST /api/reviews': (_random, { matchId }) => ({
    ...{ path: '/api/reviews', body: { match: matchId } },
  }),
  'POST /api/blocks': (random, { matchId, token }) => ({
    path: '/api/blocks',
    body: { player: 'e'.repeat(22), matchId, token, seat: random.below(3) },
  }),
  'POST /api/blocks/list': () => ({ path: '/api/blocks/list', body: { player: 'e'.repeat(22) } }),
  'POST /api/blocks/end': () => ({
    ...{ path: '/api/blocks/end', body: { player: 'e'.repeat(22), id: 'b'.repeat(20) } },
  }),
  'POST /api/seats': (_random, { matchId, token }) => ({
    path: '/api/seats',
    body: { seats: [{ matchId, token }] },
  }),
  'POST /api/daily/:game': (random) => ({
    path: `/api/daily/${random.pick(['atoll', 'steere-atoll', 'constructor'])}`,
    body: { player: 'p'.repeat(22) },
  }),
  'POST /api/daily/:game/:day': (random, { matchId, token }) => ({
    path: `/api/daily/atoll/${random.pick(['2026-01-01', '2026-02-30', '9999-12-31', '0000-01-01'])}`,
    body: { player: 'p'.repeat(22), seats: [{ matchId, token }] },
  }),
  'POST /api/tournaments': (random) => ({
    path: '/api/tournaments',
    body: {
      ...{
        game: 'atoll',
        title: 'Cup',
        name: 'Eve',
        clock: { kind: 'days', days: 1, atZero: 'loss' },
      },
      format: random.pick(['swiss', 'round-robin', 'knock-out']),
    },
  }),
  'POST /api/tournaments/:id': (_random, { matchId, token }) => ({
    path: `/api/tournaments/${matchId}`,
    body: { token },
  }),
  'POST /api/tournaments/:id/join': (_random, { matchId }) => ({
    path: `/api/tournaments/${matchId}/join`,
    body: { name: 'Eve' },
  }),
  'POST /api/tournaments/:id/change': (random, { matchId, token }) => ({
    path: `/api/tournaments/${matchId}/change`,
    body: { token, do: random.pick(['start', 'cancel', 'leave']) },
  }),
  'POST /api/ratings': () => ({ path: '/api/ratings', body: { player: 'p'.repeat(22) } }),
  'POST /api/ratings/forget': () => ({
    path: '/api/ratings/forget',
    body: { player: 'p'.repeat(22) },
  }),
  'GET /api/ladder/:game': (random) =>
    read(
      `/api/ladder/${random.pick(['atoll', 'constructor'])}${random.pick(['', '?seats=4', '?seats=99', '?season=2026-Q5', '?seats[]=2'])}`,
    ),
  'POST /api/ladder/:game': (random) => ({
    path: `/api/ladder/${random.pick(['atoll', 'constructor'])}`,
    body: { player: 'p'.repeat(22) },
  }),
  'POST /api/join': (_random, { code }) => ({ path: '/api/join', body: { code, name: 'Eve' } }),
  'GET /api/invites/:code': (_random, { code }) => read(`/api/invites/${code}`),
  'GET /api/backups/:id': (random) => read(`/api/backups/${backupId(random)}`),
  'PUT /api/backups/:id': (random) => ({
    path: `/api/backups/${backupId(random)}`,
    method: 'PUT',
    body: { basedOn: random.below(3), box: 'box'.repeat(1 + random.below(4_000)) },
  }),
  'GET /api/push-key': () => read('/api/push-key'),
  'GET /api/notifications/:device': () => read(`/api/notifications/${DEVICE}`),
  'PUT /api/notifications/:device': (random, { matchId, token }) => ({
    path: `/api/notifications/${DEVICE}`,
    method: 'PUT',
    body: {
      seats: [{ matchId, token }],
      target: random.pick([
        { kind: 'webhook', url: 'https://127.0.0.1/', secret: 'x'.repeat(32) },
        {
          ...{ kind: 'push', endpoint: 'https://[::1]/' },
          ...{ p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
      ]),
    },
  }),
  'POST /api/notifications/:device/stop': (random) => ({
    path: `/api/notifications/${DEVICE}/stop`,
    body: random.once(2) ? { kind: 'push' } : {},
  }),
};

/** Requests outside of the API: the entry to a room, pages and files. */
export const OTHER_CASES: readonly ((random: Random, known: Known) => HttpCase)[] = [
  (_random, { matchId, token }) => ({ path: `/matchmake/joinById/${matchId}`, body: { token } }),
  (_random, { matchId, token }) => ({
    path: `/matchmake/joinById/${matchId}`,
    body: { token, name: 'Eve' },
  }),
  (random, { matchId }) => ({
    path: `/matchmake/${random.pick(['create', 'joinOrCreate', 'reconnect', 'query', '__proto__', 'constructor'])}/${matchId}`,
    body: {},
  }),
  (random, { matchId, code }) =>
    read(
      `/${random.pick(['', 'assets/x.js', `m/${matchId}`, `j/${code}`, 'favicon.ico', 'api/nothing', 'sw.js'])}`,
    ),
];

const backupId = (random: Random): string => random.pick('ABC'.split('')).repeat(22);
