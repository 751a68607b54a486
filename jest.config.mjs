/**
 * One project a kind of test, so that each can be run alone:
 * `npm run jest -- --selectProjects unit`. Workspace packages export TypeScript sources; jest
 * resolves their links in node_modules to real paths, so they are transformed too.
 */
const shared = {
  rootDir: import.meta.dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      { useESM: true, tsconfig: '<rootDir>/test/tsconfig.jest.json', diagnostics: false },
    ],
  },
  // a component brings its style sheet along, which nothing in a unit test reads
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/no-style.ts' },
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  // long enough for servers that start several times on a machine with much else to do
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/packages/*/test/**/*.test.{ts,tsx}',
        '<rootDir>/packages/games/*/test/**/*.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/packages/server/'],
    },
    {
      ...shared,
      displayName: 'room',
      globalSetup: '<rootDir>/packages/server/test/support/begin-run.config.mjs',
      globalTeardown: '<rootDir>/packages/server/test/support/end-run.config.mjs',
      setupFilesAfterEnv: ['<rootDir>/packages/server/test/support/timeouts.ts'],
      testMatch: ['<rootDir>/packages/server/test/**/*.test.ts', '<rootDir>/test/chaos/*.test.ts'],
    },
    { ...shared, displayName: 'repo', testMatch: ['<rootDir>/test/*.test.ts'] },
    { ...shared, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.test.ts'] },
  ],
};
