import tseslint from 'typescript-eslint';
import svelte from 'eslint-plugin-svelte';

/** Rules of a game come from what they are handed: no clock, no chance, no console. */
const impure = [
  { object: 'Math', property: 'random', message: 'Chance comes in with the command.' },
  { object: 'Date', property: 'now', message: 'The clock comes in with the command.' },
  { object: 'performance', property: 'now', message: 'The clock comes in with the command.' },
];

export default tseslint.config(
  { ignores: ['node_modules/', 'out/', 'dist/', 'test/fixtures/'] },
  ...tseslint.configs.strict,
  ...svelte.configs['flat/recommended'],
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.name='$effect'] CallExpression[callee.property.name='then']:not([callee.object.callee.name='tick'])",
          message: 'What comes late overwrites what is newer: whenHere() drops it.',
        },
      ],
    },
  },
  {
    files: ['src-main/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "VariableDeclarator[id.name='require']",
          message: 'The bundle of the desktop gives files one of that name, and two end it before it opens.',
        },
      ],
    },
  },
  {
    files: ['src-main/rules/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...impure],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date']", message: 'The clock comes in with the command.' },
      ],
    },
  },
  // A switch over a closed list names every member, so that a new one is met wherever it matters.
  {
    files: ['src-main/rules/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false },
      ],
    },
  },
  {
    files: ['src-main/qm.ts', 'src-main/qm/**', 'src-main/start.ts', 'src-main/headless.ts', 'test/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['test/**'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  // A sandboxed or bare preload can only be CommonJS.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['src-main/launch.mjs', '.ci/**'], rules: { 'no-console': 'off' } },
);
