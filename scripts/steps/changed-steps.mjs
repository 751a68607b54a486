import { ensureBuilt, ensureUnreleased } from '../support/build.mjs';
import { changedFiles, presentTree } from '../support/git-tree.mjs';
import { gamesOfGate } from '../support/games-of-gate.mjs';
import { greenTree } from '../support/green-tree.mjs';
import { ensureInstalled } from '../support/install.mjs';
import { prepareChromium, runBrowserTests } from './browser-tests.mjs';
import { runJest } from './jest-tests.mjs';
import { nodeCheck, preparation } from './step.mjs';

/**
 * The browser tests that show soonest that something below a folder is broken; the longest folder
 * that fits a file decides, and a browser test that has itself changed always runs.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const BROWSER_TESTS = {
  'packages/art': ['art', 'gallery'],
  'packages/client': ['front-page', 'lobby', 'second-tap'],
  'packages/client/src/net': ['comeback', 'seat-link'],
  'packages/client/src/shell/device': ['offline-replay'],
  'packages/client/src/shell/learn': ['learn'],
  'packages/client/src/shell/lobby': ['lobby', 'my-matches'],
  'packages/client/src/shell/notify': ['notices'],
  'packages/client/src/shell/replay': ['replay-keyboard', 'recorded'],
  'packages/client/src/shell/rules': ['rules'],
  'packages/client/src/shell/table/talk': ['chat', 'phrases'],
  'packages/protocol': ['refused', 'rematch'],
  'packages/server': ['refused', 'rematch', 'seat-link'],
  'packages/table-kit': ['refused', 'reading', 'second-tap'],
  'packages/table-kit/src/words': ['front-page', 'lobby'],
  ...Object.fromEntries(gamesOfGate().map(({ folder, browserTests }) => [folder, browserTests])),
};
/**
 * The folders of room tests that a change of nothing but a game does not run: every one of them
 * loads all games, but plays them only as matches of any game.
 */
const ROOMS_OF_ANY_GAME = [
  ...['bots', 'cluster', 'http', 'limits', 'match', 'notify', 'process', 'programs', 'room'],
  ...['store', 'transport', 'wire'],
].map((folder) => `/packages/server/test/${folder}/`);
/** More files than this are linted as a whole tree. */
const MANY = 200;

/**
 * What the change since the last whole green run, or since the last commit where there is none, can
 * have broken.
 * @returns {readonly import('./step.mjs').Step[]}
 */
export function changedSteps() {
  const files = changedFiles(greenTree() ?? 'HEAD', presentTree());
  const sources = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  const after = /** @type {const} */ (['install']);
  const install = preparation({ name: 'install', cores: 2, seconds: 15 }, ensureInstalled);
  if (sources.length === 0) return [install];
  const linted = sources.length > MANY ? ['.'] : sources;
  return [
    install,
    nodeCheck({ name: 'types', cores: 1, seconds: 15, after }, ['scripts/types.mjs']),
    nodeCheck({ name: 'lint', cores: 1, seconds: 10, after }, [
      ...['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', '--cache'],
      ...['--cache-strategy', 'content', '--cache-location', '.cache/eslint', ...linted],
    ]),
    ...['unit', 'repo', 'room'].map((project) => related(project, sources)),
    ...inBrowsers(browserTestsOf(files)),
  ];
}

/**
 * @param {readonly string[]} files what has changed
 * @returns {readonly string[]} patterns of the tests that are not run, although they are related
 */
export function leftOutFor(files) {
  const packages = files.filter((file) => file.startsWith('packages/'));
  const isOfGames = packages.every((file) => file.startsWith('packages/games/'));
  return isOfGames ? [...ROOMS_OF_ANY_GAME, '/test/chaos/'] : [];
}

/**
 * @param {string} project
 * @param {readonly string[]} files
 * @returns {import('./step.mjs').Step}
 */
function related(project, files) {
  const left = leftOutFor(files).flatMap((one) => ['--testPathIgnorePatterns', one]);
  return {
    ...{ name: `${project} tests of what changed`, kind: 'check', cores: 2, seconds: 40 },
    after: ['install'],
    run: async () => {
      const args = [...left, '--findRelatedTests', ...files];
      return runJest(project, { workers: 2, args, empty: 'passes' });
    },
  };
}

/**
 * @param {readonly string[]} names
 * @returns {readonly import('./step.mjs').Step[]}
 */
function inBrowsers(names) {
  if (names.length === 0) return [];
  const prepare = preparation(
    { name: 'build', cores: 2, seconds: 30, after: ['install'] },
    async () => {
      await prepareChromium();
      await ensureBuilt();
      await ensureUnreleased();
    },
  );
  const args = names.map((name) => `/${name}\\.spec\\.ts`);
  return [
    prepare,
    {
      ...{ name: 'browser tests of what changed', kind: 'check', cores: 2, seconds: 60 },
      after: ['build'],
      run: () => runBrowserTests({ extent: 'short', args }),
    },
  ];
}

/**
 * @param {readonly string[]} files
 * @returns {readonly string[]} names of browser tests, without folder and ending
 */
export function browserTestsOf(files) {
  const names = files.flatMap((file) => {
    const own = /\/browser\/(?:[^/]+\/)?([^/]+)\.spec\.ts$/.exec(file)?.[1];
    if (own !== undefined) return [own];
    const folders = Object.keys(BROWSER_TESTS).filter((folder) => file.startsWith(`${folder}/`));
    const longest = folders.sort((a, b) => b.length - a.length)[0];
    return longest === undefined ? [] : (BROWSER_TESTS[longest] ?? []);
  });
  return [...new Set(names)].sort();
}
