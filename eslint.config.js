import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { purePackages } from './scripts/lint/directions.mjs';
import { importRule } from './scripts/lint/import-rule.mjs';
import { nameWordsRule } from './scripts/lint/name-words.mjs';
import { cardNameSyntax, purityRules } from './scripts/lint/purity.mjs';
import { ruleFactSyntax } from './scripts/lint/rule-facts.mjs';

const typescript = ['**/*.{ts,tsx}'];
/** What runs in a browser: people read it in their language. */
const clientSources = [
  'packages/{client,table-kit}/src/**/*.{ts,tsx}',
  'packages/games/*/client/**/*.{ts,tsx}',
];
const configs = ['*.config.{js,mjs,ts}', '**/*.config.{js,mjs,ts}', '.dependency-cruiser.cjs'];
const pureSources = purePackages.map((name) => `packages/${name}/src/**/*.ts`);

const nodeNames = [
  'process',
  'console',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'URL',
  'AbortController',
  'AbortSignal',
];
const nodeGlobals = Object.fromEntries(nodeNames.map((name) => [name, 'readonly']));

const erasableSyntax = [
  { selector: 'TSEnumDeclaration', message: 'No enums: use a union of literals.' },
  { selector: 'TSModuleDeclaration:not([declare=true])', message: 'No namespaces: use a module.' },
  { selector: 'TSParameterProperty', message: 'No parameter properties: declare the field.' },
];
const commonSyntax = [
  ...erasableSyntax,
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  {
    selector:
      'FunctionDeclaration > Identifier.params[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"]',
    message:
      'A bare true or false says nothing where it is called: use an options object or two functions.',
  },
];

const clientSyntax = [
  ...commonSyntax,
  {
    selector: 'TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody[body.length>10]',
    message: 'More than ten props: break the component up by concern, or use a context.',
  },
  {
    selector:
      'JSXElement > JSXText[value=/\\p{L}{2}/u],' +
      'JSXAttribute[name.name=/^(title|alt|placeholder|label|aria-label)$/] > Literal[value=/\\p{L}{2}/u]',
    message: 'What a person reads comes from the words of a locale.',
  },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/', 'coverage/', 'data/', '.cache/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { atoll: { rules: { imports: importRule, 'name-words': nameWordsRule } } },
    rules: {
      'atoll/imports': 'error',
      'atoll/name-words': 'error',
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'no-var': 'error',
      'one-var': ['error', 'never'],
      'max-len': [
        'error',
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...commonSyntax],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  // TypeScript itself knows which names exist.
  { files: typescript, rules: { 'no-undef': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: nodeGlobals } },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly' },
    },
  },
  { files: configs, rules: { 'no-restricted-syntax': ['error', ...erasableSyntax] } },
  { files: pureSources, rules: purityRules },
  {
    files: ['packages/games/*/src/**/*.ts'],
    ignores: ['packages/games/*/src/cards/**', 'packages/games/*/src/text/**'],
    rules: { 'no-restricted-syntax': ['error', ...commonSyntax, ...cardNameSyntax] },
  },
  {
    files: ['packages/{client,table-kit}/**/*.{ts,tsx}', 'packages/games/*/{,test/}client/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: clientSources, rules: { 'no-restricted-syntax': ['error', ...clientSyntax] } },
  {
    files: ['packages/games/*/client/**/*.{ts,tsx}'],
    ignores: ['packages/games/*/client/words/**'],
    rules: { 'no-restricted-syntax': ['error', ...clientSyntax, ...ruleFactSyntax] },
  },
  {
    files: clientSources.map((folder) => folder.replace('{ts,tsx}', 'tsx')),
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
  // Tables of cards, drawings and words are as long as the game is rich.
  {
    files: [
      'packages/games/*/src/{cards,text}/**',
      'packages/{table-kit/src,games/*/client}/**/words/**',
      'packages/art/src/drawings/**',
      'packages/games/*/art/fish/**',
      '**/generated/**',
    ],
    rules: { 'max-lines': 'off' },
  },
  // The compiler of AssemblyScript adds the extension itself.
  { files: ['packages/games/*/assembly/**'], rules: { 'atoll/imports': 'off' } },
  // Fields of stored records, and of messages from before an update, keep their names.
  {
    files: [
      'packages/client/src/net/{notified-matches,seats/seats}.ts',
      'packages/client/src/shell/device/device-match.ts',
      'packages/protocol/src/prompt.ts',
      'packages/server/src/store/subscriptions.ts',
      'packages/server/test/room/step-sender.test.ts',
    ],
    rules: { 'atoll/name-words': 'off' },
  },
  // One text a line: docs/decisions/one-text-a-line.md. The formatter holds the width of 200.
  { files: ['packages/**/{text,words}/*/**'], rules: { 'max-len': 'off' } },
);
