/**
 * The one table of which package may import which. Keys are folders under packages/, values the
 * workspace packages (without the scope) that their sources may import. Everything that is not
 * listed is refused, and so is a package without a line. `games/*` are the rules of a game, which
 * run on a server; the lines below them are its drawings, and its table in a browser.
 */
export const directions = {
  engine: [],
  art: [],
  bots: ['engine'],
  testkit: ['engine'],
  'test-client': ['engine', 'protocol'],
  protocol: ['engine'],
  'games/*': ['engine'],
  'games/*/art': ['art'],
  'games/*/client': ['engine', 'art', 'protocol', 'table-kit'],
  catalog: ['engine', 'art', 'game-*', 'table-kit'],
  'table-kit': ['engine', 'art', 'protocol'],
  server: ['engine', 'catalog', 'bots', 'protocol', 'art'],
  cli: ['engine', 'catalog', 'bots', 'protocol', 'testkit'],
  client: ['engine', 'catalog', 'bots', 'protocol', 'art', 'table-kit'],
};

const table = ['table/session', 'table/model', 'table/canvas', 'table/a11y', 'table/controls'];

const serverFolders = [
  'wire',
  'process',
  'limits',
  'store',
  'cluster',
  'transport',
  'match',
  'bots',
  'notify',
  'room',
  'tournament',
  'http',
];

/**
 * The same for the folders of a package: keys are folders under `src`, values those that they may
 * import besides themselves; '' are the files of `src` itself. A folder without a line is refused.
 * `table-kit` in a line of the client is the whole kit, `table-kit/<folder>` one folder of it.
 */
export const folderDirections = {
  'table-kit': {
    settings: [],
    late: [],
    words: ['late'],
    sound: [],
    style: [],
    ui: ['settings', 'late', 'words'],
    'table/session': ['settings'],
    'table/model': ['settings', 'words', 'ui', 'table/session'],
    'table/canvas': ['settings', 'ui', 'table/model'],
    'table/a11y': ['settings', 'ui', 'table/model', 'table/canvas'],
    'table/controls': [
      'settings',
      'late',
      'words',
      'sound',
      'ui',
      'table/session',
      'table/model',
      'table/canvas',
      'table/a11y',
    ],
    table: ['settings', 'late', 'words', 'sound', 'ui', ...table],
  },
  client: {
    worker: [],
    net: ['table-kit/table/session'],
    shell: ['table-kit', 'worker', 'net'],
    '': ['table-kit', 'shell'],
  },
  server: {
    wire: [],
    process: [],
    limits: [],
    store: ['process'],
    cluster: ['process', 'store'],
    transport: ['process', 'limits'],
    match: ['store'],
    bots: ['match', 'store'],
    notify: ['process', 'limits', 'store', 'match'],
    room: ['wire', 'process', 'limits', 'store', 'cluster', 'transport', 'match', 'bots', 'notify'],
    tournament: ['process', 'store', 'match', 'room'],
    http: ['process', 'limits', 'store', 'transport', 'match', 'notify', 'room', 'tournament'],
    manage: ['process', 'store', 'match'],
    '': serverFolders,
  },
};

/** What the tests and tools of a package may import on top of its own line. */
export const testDirections = ['testkit', 'test-client', 'game-probe'];

/**
 * Restricted imports: an import that only one folder of a package may make. `*` in `folder` is any
 * path.
 */
export const restrictedImports = [
  { module: 'colyseus.js', in: 'packages/client/', folder: 'packages/client/src/net/' },
  { module: 'colyseus', in: 'packages/', folder: 'packages/server/' },
  { module: '@colyseus/schema', in: 'packages/games/', folder: 'packages/games/*/src/schema/' },
  { module: 'react', in: 'packages/games/', folder: 'packages/games/*/client/' },
  { module: 'pixi.js', in: 'packages/games/', folder: 'packages/games/*/client/' },
];

/** Packages without a clock, a generator of their own, timers, input or output. */
export const purePackages = ['engine', 'bots', 'testkit', 'games/*'];
