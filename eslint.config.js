import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/**
 * Forbids some files to import others: the layers of docs/architecture.md.
 *
 * @param {string[]} files
 * @param {string} forbidden the end of the forbidden path
 * @param {string} reason
 * @returns {import('eslint').Linter.Config}
 */
const layer = (files, forbidden, reason) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: forbidden, message: reason }] }],
  },
})

/** Every rule is an error or off. Rules that overlap with prettier or the type check are left to them. */
export default defineConfig(
  globalIgnores([
    '**/.next/',
    '**/.astro/',
    '**/dist/',
    '.build/',
    '.data/',
    'test-results/',
    '**/next-env.d.ts',
    'cms/src/migrations/',
    'cms/src/app/(payload)/',
    'shared/src/payload-types.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers in template strings are readable as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => resolve()` is clear enough.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The author chooses: interfaces for structures meant to be extended, types for unions and inferred types.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `||` treats an empty setting as unset.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      'default-case-last': 'error',
      eqeqeq: 'error',
      // The type check finds unknown names.
      'no-undef': 'off',
    },
  },
  {
    // In plain JavaScript, types are in comments, which these rules do not read.
    files: ['scripts/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  astro.configs.recommended,
  {
    files: ['**/*.astro'],
    // `astro check` covers the props and globals of a page.
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off' },
  },
  layer(
    ['shared/**'],
    String.raw`^(\.\./)+(cms|site|scripts|e2e)/`,
    'shared knows nobody of ours.',
  ),
  layer(['site/**'], String.raw`^(\.\./)+cms/`, 'The site knows the cms by its calls only.'),
  layer(['cms/**'], String.raw`^(\.\./)+site/`, 'The cms knows the site by its calls only.'),
  {
    // Tests may assert what they know about the values.
    files: ['**/*.test.{ts,tsx}', 'cms/src/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
)
