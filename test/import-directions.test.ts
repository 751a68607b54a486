import { describe, expect, test } from '@jest/globals';
import { lint } from './support/lint.ts';

describe('import directions', () => {
  test.each([
    [
      'packages/engine/src/x.ts',
      `export { a } from '@atoll/bots';`,
      /may import no other package, not bots/,
    ],
    [
      'packages/bots/src/x.ts',
      `export { a } from '@atoll/game-atoll';`,
      /bots may import engine, not game-atoll/,
    ],
    ['packages/games/atoll/src/x.ts', `export { a } from '@atoll/testkit';`, /not testkit/],
    ['packages/games/atoll/src/x.ts', `export { a } from '@atoll/game-other';`, /not game-other/],
    ['packages/cli/src/x.ts', `export { a } from '@atoll/test-client/random';`, /not test-client/],
    ['packages/games/atoll/src/x.ts', `export { a } from '@colyseus/schema';`, /Only .*schema/],
    ['packages/server/src/x.ts', `export { a } from '@atoll/game-atoll';`, /not game-atoll/],
    ['packages/cli/src/x.ts', `export const a = import('@atoll/server');`, /not server/],
    ['packages/server/src/x.ts', `export { a } from '@atoll/client';`, /not client/],
    [
      'packages/client/src/shell/x.ts',
      `export { a } from '@atoll/game-atoll';`,
      /client may import .*, not game-atoll/,
    ],
    [
      'packages/table-kit/src/table/x.ts',
      `export { a } from '@atoll/game-atoll';`,
      /not game-atoll/,
    ],
    ['packages/table-kit/src/table/x.ts', `export { a } from '@atoll/catalog';`, /not catalog/],
    [
      'packages/games/atoll/client/x.ts',
      `export { a } from '../src/schema/index.ts';`,
      /client of a game may not import its schema/,
    ],
    ['packages/games/atoll/client/x.ts', `export { a } from '../src/state.ts';`, /does not export/],
    [
      'packages/games/atoll/src/x.ts',
      `export { a } from '../client/entry.ts';`,
      /rules of a game may not import its client/,
    ],
    ['packages/games/atoll/src/x.ts', `export { a } from 'pixi.js';`, /Only .*client/],
    [
      'packages/games/hidden-ark/art/x.ts',
      `export { a } from '../src/index.ts';`,
      /drawings of a game may not import its src/,
    ],
    [
      'packages/client/src/net/x.ts',
      `export { a } from '@atoll/table-kit/ui/rect.ts';`,
      /net may import table-kit\/table\/session, not table-kit\/ui/,
    ],
    ['packages/client/src/shell/x.ts', `export { a } from '@atoll/bots';`, /lazily/],
    [
      'packages/client/src/shell/x.ts',
      `export { a } from 'colyseus.js';`,
      /Only packages\/client\/src\/net\//,
    ],
    [
      'packages/table-kit/src/ui/x.ts',
      `export { a } from '../table/model/explain.ts';`,
      /ui may import settings, late, words, not table\/model/,
    ],
    [
      'packages/table-kit/src/table/model/x.ts',
      `export { a } from '../canvas/pan.ts';`,
      /not table\/canvas/,
    ],
    [
      'packages/games/atoll/client/x.ts',
      `export { a } from '@atoll/game-steere-atoll/client/entry.ts';`,
      /not game-steere-atoll/,
    ],
    ['packages/games/atoll/client/panels/x.ts', `export { a } from '@atoll/client';`, /not client/],
    [
      'packages/server/src/match/x.ts',
      `export { a } from '../room/table-room.ts';`,
      /match may import store, not room/,
    ],
    [
      'packages/server/src/store/x.ts',
      `export { a } from '../match/match-host.ts';`,
      /store may import process, not match/,
    ],
    ['packages/server/src/room/x.ts', `export { a } from '../http/api.ts';`, /not http/],
    ['packages/server/src/attic/x.ts', `export { a } from '../server.ts';`, /attic has no line/],
    [
      'packages/table-kit/src/ui/x.ts',
      `export { words } from '../words/en/index.ts';`,
      /of one language: take the words from the locale/,
    ],
    [
      'packages/table-kit/src/ui/x.ts',
      `export const words = import('../words/en/index.ts');`,
      /of one language/,
    ],
    [
      'packages/games/atoll/src/score.ts',
      `export { catalogue } from './text/en/index.ts';`,
      /of one language/,
    ],
    [
      'packages/client/src/attic/x.ts',
      `export { a } from '../shell/route.ts';`,
      /attic has no line/,
    ],
    [
      'packages/engine/src/x.ts',
      `export { a } from '../../bots/src/index.ts';`,
      /leaves packages\/engine/,
    ],
    ['packages/engine/src/x.ts', `export { a } from './hash';`, /file extension/],
    ['packages/engine/src/x.ts', `export { a } from 'zod';`, /does not list "zod"/],
    ['packages/unknown/src/x.ts', `export { a } from '@atoll/engine';`, /has no line/],
  ])('%s refuses %s', async (file, text, message) => {
    expect(await lint(file, text)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['packages/bots/src/x.ts', `export { a } from '@atoll/engine';`],
    ['packages/catalog/src/x.ts', `export const a = import('@atoll/game-atoll/bot');`],
    ['packages/games/atoll/test/x.test.ts', `export { a } from '@atoll/testkit';`],
    ['packages/games/atoll/src/schema/x.ts', `export { a } from '@colyseus/schema';`],
    ['packages/games/atoll/client/x.ts', `export { a } from '../src/cards/index.ts';`],
    ['packages/client/src/shell/x.ts', `export const a = import('@atoll/bots');`],
    ['packages/client/src/net/x.ts', `export { a } from 'colyseus.js';`],
    [
      'packages/games/atoll/client/panels/x.ts',
      `export { a } from '@atoll/table-kit/table/model/explain.ts';`,
    ],
    ['packages/games/atoll/client/panels/x.ts', `export { a } from '../words/interface.ts';`],
    [
      'packages/client/src/net/x.ts',
      `export { a } from '@atoll/table-kit/table/session/table-state.ts';`,
    ],
    ['packages/server/src/http/x.ts', `export { a } from '../room/directory.ts';`],
    ['packages/server/src/x.ts', `export { a } from './http/app.ts';`],
    ['packages/engine/src/x.ts', `export { a } from './hash.ts';`],
  ])('%s may write %s', async (file, text) => {
    expect(await lint(file, text)).toEqual([]);
  });
});
