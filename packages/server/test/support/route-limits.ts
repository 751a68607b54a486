import type { LimitName } from '../../src/limits/limits.ts';

/**
 * The limit that counts each route before any of it is read; `none` for routes that only read a few
 * numbers in memory. Routes that read a log are counted by its length too.
 */
export const ROUTE_LIMITS: Readonly<Record<string, LimitName | 'none'>> = {
  'GET /api/health': 'none',
  'GET /metrics': 'list',
  'POST /api/matches': 'create',
  'GET /api/matches': 'list',
  'POST /api/matches/:id/ensure': 'restore',
  'POST /api/matches/:id/enter': 'enter',
  'GET /api/matches/:id/file': 'restore',
  'GET /api/matches/:id/picture': 'picture',
  'POST /api/matches/:id/seat': 'join',
  'POST /api/tables': 'list',
  'POST /api/reviews': 'create',
  'POST /api/blocks': 'join',
  'POST /api/blocks/list': 'list',
  'POST /api/blocks/end': 'list',
  'POST /api/seats': 'list',
  'POST /api/daily/:game': 'list',
  'POST /api/daily/:game/:day': 'list',
  'POST /api/tournaments': 'tournament',
  'POST /api/tournaments/:id': 'follow',
  'POST /api/tournaments/:id/join': 'join',
  'POST /api/tournaments/:id/change': 'list',
  'POST /api/ratings': 'list',
  'POST /api/ratings/forget': 'list',
  'GET /api/ladder/:game': 'list',
  'POST /api/ladder/:game': 'list',
  'POST /api/join': 'join',
  'GET /api/invites/:code': 'list',
  'GET /api/backups/:id': 'restore',
  'PUT /api/backups/:id': 'create',
  'GET /api/push-key': 'list',
  'GET /api/notifications/:device': 'list',
  'PUT /api/notifications/:device': 'notify',
  'POST /api/notifications/:device/stop': 'list',
};
