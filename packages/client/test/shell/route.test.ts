import { expect, test } from '@jest/globals';
import { readRoute } from '../../src/shell/route.ts';

const matchId = 'abcdefghijklmnopqrst';

test.each([
  ['/', { page: 'lobby' }],
  ['/j/kxr7mp', { page: 'invite', code: 'KXR7MP' }],
  ['/j/KXR7MP/', { page: 'invite', code: 'KXR7MP' }],
  [`/m/${matchId}`, { page: 'table', matchId }],
  [`/w/${matchId}`, { page: 'watch', matchId }],
  [`/replay/${matchId}`, { page: 'replay', matchId }],
  [`/here/${matchId}`, { page: 'here', matchId }],
  [`/deal/${matchId}`, { page: 'deal', matchId }],
  ['/here/short', { page: 'unknown' }],
  ['/replay', { page: 'replay-file' }],
  ['/replay/short', { page: 'unknown' }],
  ['/m/short', { page: 'unknown' }],
  [`/x/${matchId}`, { page: 'unknown' }],
  [`/m/${matchId}/more`, { page: 'unknown' }],
  ['/j', { page: 'unknown' }],
  ['/rules/hidden-ark', { page: 'rules', game: 'hidden-ark' }],
  ['/rules', { page: 'unknown' }],
  ['/rules/atoll/F3', { page: 'unknown' }],
  ['/learn/steere-atoll', { page: 'learn', game: 'steere-atoll' }],
  ['/learn', { page: 'unknown' }],
  ['/learn/atoll/2', { page: 'unknown' }],
  ['/daily/hidden-ark', { page: 'daily', game: 'hidden-ark', day: '' }],
  ['/daily/atoll/2026-12-31', { page: 'daily', game: 'atoll', day: '2026-12-31' }],
  ['/daily/atoll/2026-12-31/more', { page: 'unknown' }],
  ['/gallery', { page: 'gallery', game: '' }],
  ['/gallery/hidden-ark', { page: 'gallery', game: 'hidden-ark' }],
  ['/gallery/hidden-ark/more', { page: 'unknown' }],
])('%s', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
