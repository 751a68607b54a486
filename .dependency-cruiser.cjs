/**
 * Import cycles, type imports included. Workspace packages resolve through their links to their
 * TypeScript sources.
 */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      comment: 'An import that does not resolve would hide a cycle.',
      severity: 'error',
      from: {},
      to: { path: '^(@atoll/|\\.)', couldNotResolve: true },
    },
  ],
  options: {
    includeOnly: ['^packages/', '^@atoll/', '^\\.'],
    exclude: { path: ['/dist/', '^packages/.*/node_modules/'] },
    preserveSymlinks: false,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
