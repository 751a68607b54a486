/**
 * The one table of who may import whom. Keys are folders under packages/, values the workspace packages (without the
 * scope) that their sources may import. Everything that is not listed is refused, and so is a package without a line.
 */
export const directions = {
  engine: [],
  art: [],
  bots: ['engine'],
  testkit: ['engine'],
  protocol: ['engine'],
  'games/*': ['engine'],
  catalog: ['engine', 'game-*'],
  server: ['engine', 'catalog', 'bots', 'protocol'],
  cli: ['engine', 'catalog', 'bots', 'protocol', 'testkit'],
  client: ['engine', 'catalog', 'bots', 'protocol', 'art'],
};

/** What the tests of a package may import on top of its own line. */
export const testDirections = ['testkit'];

/** Narrow doors: an import that only one folder of a package may make. `*` in `folder` is any path. */
export const doors = [
  { module: 'colyseus.js', in: 'packages/client/', folder: 'packages/client/src/net/' },
  { module: 'colyseus', in: 'packages/', folder: 'packages/server/' },
  { module: '@colyseus/schema', in: 'packages/games/', folder: 'packages/games/*/src/schema/' },
];

/** Packages without a clock, a generator of their own, timers, input or output. */
export const purePackages = ['engine', 'bots', 'testkit', 'games/*'];
