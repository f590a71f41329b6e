import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, type OxlintConfig } from 'oxlint';

/** Options of these rules in the recommended set of eslint-plugin-jsx-a11y. They differ from the defaults. */
const accessibilityOptions = {
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [
        'onClick',
        'onError',
        'onLoad',
        'onMouseDown',
        'onMouseUp',
        'onKeyPress',
        'onKeyDown',
        'onKeyUp',
      ],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: true,
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
    },
  ],
} satisfies OxlintConfig['rules'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import'],
  jsPlugins: [
    path.join(import.meta.dirname, 'scripts', 'lint', 'plugin.ts'),
    createRequire(import.meta.url).resolve('eslint-plugin-regexp'),
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist/',
    '.data/',
    '.cache/',
    'node_modules/',
    '**/generated/',
    'test-results/',
    'playwright-report/',
  ],
  rules: {
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-array-constructor': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-exports': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-mixed-enums': 'error',
    'typescript/no-unnecessary-boolean-literal-compare': 'error',
    'typescript/no-unnecessary-template-expression': 'error',
    'typescript/no-unnecessary-type-arguments': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/related-getter-setter-pairs': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/return-await': 'error',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/no-useless-spread': 'off',
    eqeqeq: ['error', 'smart'],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'no-duplicate-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'unicorn/filename-case': ['error', { case: 'kebabCase', multipleFileExtensions: true }],
    'lavoir/plain-words': 'error',
    'lavoir/import-zones': 'error',
    'lavoir/folder-names': 'error',
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
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
      },
    },
    {
      files: ['app/src/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!.*/testing/)\\.\\./',
                message: 'Import `./name.ts` from the same folder and `#app/…` from any other.',
              },
            ],
          },
        ],
        'lavoir/own-element': 'error',
        'react/unsupported-syntax': 'error',
        'react/rules-of-hooks': 'error',
        'jsx-a11y/prefer-tag-over-role': 'off',
        ...accessibilityOptions,
      },
    },
    {
      // A regular expression must not take quadratic or exponential time on the input of a visitor.
      files: ['contract/**', 'app/**', 'actions-server/**', 'local-stack/**', 'packages/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'packages/hasura-engine/conformance/**'],
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
        'lavoir/formatted-text': 'error',
      },
    },
    {
      files: ['contract/**', 'app/**', 'actions-server/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'contract/validation/row-id.ts'],
      rules: {
        'lavoir/restricted-syntax': [
          'error',
          {
            selector: 'CallExpression[callee.property.name=/^(guid|uuid|uuidv\\d)$/]',
            message: 'Capitals of the sender would stay: parse an id with rowId().',
          },
        ],
      },
    },
    {
      files: ['contract/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['*', '!zod', '!fastest-levenshtein', '!./**', '!../**'],
                message: 'contract/ imports zod and fastest-levenshtein only.',
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        'scripts/**',
        'vite.config.ts',
        'app/first-view.ts',
        'app/progressive-web-app.ts',
        'local-stack/cli.ts',
        'packages/*/cli.ts',
        'packages/hasura-engine/conformance/**',
        'bench/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
      rules: {
        'lavoir/restricted-syntax': [
          'error',
          {
            selector:
              "Program:has(MemberExpression[property.name='concurrent']) ImportSpecifier[imported.name=/^(expect|onTestFinished|onTestFailed)$/]",
            message:
              'The imported one belongs to the test that started last. Tests that run side by side take it from their context: ({ expect }) => …',
          },
          {
            selector:
              'Property[key.name=/^(timeout|testTimeout|hookTimeout)$/] > Literal[raw=/^[0-9_]{4,}$/]',
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
      env: { builtin: true },
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly' },
      rules: { 'no-undef': 'error', 'no-redeclare': ['error', { builtinGlobals: true }] },
    },
  ],
});
