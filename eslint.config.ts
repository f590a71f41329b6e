import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { plainWords } from './scripts/lint/plain-words-rule.ts';

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const features = folders('app/src/features');
const appLayers = ['lib', 'ui', 'session', 'rest', 'data', 'offline', 'map', 'laundromat-form'];
/** Folders that every domain of the actions server may use. */
const serverFoundations = [
  'http',
  'session',
  'hasura',
  'email',
  'storage',
  'telemetry',
  'coverage',
  'stripe',
];
const domains = folders('actions-server/src').filter((folder) => !serverFoundations.includes(folder));
const packages = folders('packages');
const stackParts = folders('local-stack').filter((folder) => folder !== 'testing');

/** `target` may import nothing from `from` (except below `except`, relative to `from`). */
interface Zone {
  target: string;
  from: string;
  except?: string[];
  message: string;
}

/** The import rules of docs/map.md, generated from the folders so that a new one is protected from its first file. */
const zones: Zone[] = [
  ...['app', 'actions-server', 'local-stack', 'packages', 'e2e', 'scripts', 'bench', 'hasura'].map(
    (from) => ({
      target: './contract',
      from: `./${from}`,
      message: 'contract/ imports zod and nothing else.',
    }),
  ),
  ...appLayers.flatMap((layer, index, layers) => [
    {
      target: `./app/src/${layer}`,
      from: './app/src/features',
      message: 'A layer below never imports a feature.',
    },
    {
      target: `./app/src/${layer}`,
      from: './app/src/shell',
      message: 'A layer below never imports the shell.',
    },
    ...layers.slice(index + 1).map((above) => ({
      target: `./app/src/${layer}`,
      from: `./app/src/${above}`,
      message: `Layers import downwards: ${appLayers.toReversed().join(' → ')}.`,
    })),
  ]),
  ...features.flatMap((feature) => [
    {
      target: `./app/src/features/${feature}`,
      from: './app/src/features',
      except: [`./${feature}`],
      message: 'Two features meet in a route, never in each other.',
    },
    {
      target: `./app/src/features/${feature}`,
      from: './app/src/shell',
      message: 'A feature does not know the shell.',
    },
  ]),
  ...domains.map((domain) => ({
    target: `./actions-server/src/${domain}`,
    from: './actions-server/src',
    except: [`./${domain}`, ...serverFoundations.map((folder) => `./${folder}`)],
    message: 'Domains meet in app.ts, never in each other.',
  })),
  ...serverFoundations.flatMap((foundation) =>
    domains.map((domain) => ({
      target: `./actions-server/src/${foundation}`,
      from: `./actions-server/src/${domain}`,
      message: `${foundation}/ does not know the domains.`,
    })),
  ),
  ...packages.map((name) => ({
    target: `./packages/${name}`,
    from: '.',
    except: [`./packages/${name}`, './node_modules'],
    message: 'A package imports neither the product nor another package.',
  })),
  ...stackParts.flatMap((part) =>
    stackParts
      .filter((other) => other !== part)
      .map((other) => ({
        target: `./local-stack/${part}`,
        from: `./local-stack/${other}`,
        message: 'Parts of the local stack meet only in index.ts.',
      })),
  ),
  ...['app/src', 'actions-server/src'].flatMap((production) =>
    ['local-stack', 'packages', 'e2e', 'scripts', 'bench'].map((from) => ({
      target: [`./${production}/**/!(*.test).ts`, `./${production}/**/!(*.test).tsx`] as unknown as string,
      from: `./${from}`,
      message: 'Production code never imports what only tests and development use.',
    })),
  ),
  ...['app', 'actions-server', 'contract', 'local-stack', 'packages', 'e2e', 'hasura'].map((target) => ({
    target: `./${target}`,
    from: './scripts',
    message: 'Nothing imports scripts/.',
  })),
];

export default defineConfig(
  globalIgnores([
    'dist/',
    '.data/',
    '.cache/',
    'node_modules/',
    '**/generated/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: {
      'import-x': importX,
      'check-file': checkFile,
      lavoir: { rules: { 'plain-words': plainWords } },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'app/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/!(.)*/': 'KEBAB_CASE' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'lavoir/plain-words': 'error',
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['app/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    // Input of visitors must not cause quadratic or exponential time in a regular expression.
    files: ['contract/**', 'app/**', 'actions-server/**', 'local-stack/**', 'packages/**'],
    ignores: ['**/*.test.{ts,tsx}', 'packages/hasura-engine/conformance/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\.?/(.*/)?packages/',
              message: 'Import the package by its name; its `exports` list what others may use.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['contract/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.\\.?/)', message: 'contract/ imports zod only.' }] },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'vite.config.ts',
      'app/first-view.ts',
      'app/precache.ts',
      'local-stack/cli.ts',
      'packages/*/cli.ts',
      'packages/stripe-sandbox/shapes/write-shapes.ts',
      'packages/hasura-engine/conformance/**',
      'bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "Program:has(MemberExpression[property.name='concurrent']) ImportSpecifier[imported.name=/^(expect|onTestFinished|onTestFailed)$/]",
          message:
            'The imported one belongs to the test that started last. Tests that run side by side take it from their context: ({ expect }) => …',
        },
        {
          selector: 'Property[key.name=/^(timeout|testTimeout|hookTimeout)$/] > Literal[raw=/^[0-9_]{4,}$/]',
          message:
            'A fixed limit fails on a slow machine: leave it out, or use local-stack/testing/speed.ts.',
        },
        {
          selector:
            "CallExpression[callee.object.name='test'][callee.property.name='setTimeout'] > Literal, CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/] > Literal, CallExpression[callee.object.name='AbortSignal'][callee.property.name='timeout'] > Literal[raw=/^[0-9_]{4,}$/], CallExpression:has(BinaryExpression > CallExpression[callee.object.name='performance'])[callee.property.name=/^toBeLess/] > Literal",
          message:
            'A fixed limit fails on a slow machine: leave it out, or use local-stack/testing/speed.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
