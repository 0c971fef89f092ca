import js from '@eslint/js'
import { defineConfig, type OxlintConfig } from 'oxlint'
import tseslint from 'typescript-eslint'

type Rules = NonNullable<OxlintConfig['rules']>

/**
 * Rules of the presets that oxlint does not know. The parser finds `no-dupe-args` and `no-octal`; the presets turn off
 * `no-new-symbol` and `no-return-await`.
 */
const unknown = new Set([
  'no-dupe-args',
  'no-new-symbol',
  'no-octal',
  'no-return-await',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/no-unsafe-enum-assignment',
])

const presets = [
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
]

const preset: Rules = Object.fromEntries(
  presets.flatMap(({ rules = {} }) => Object.entries(rules)).filter(([name]) => !unknown.has(name)),
)

/** Every rule is an error or off. Rules that overlap with oxfmt or the type check are left to them. */
export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
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
  ],
  rules: {
    ...preset,
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
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            // What is outside of the source folder has no shorter name.
            group: [
              '../../../**',
              '!**/{scripts,e2e,node_modules}/**',
              '!**/{package.json,next.config.ts}',
            ],
            message:
              'What is three or more folders above is imported from the source folder: `#lib/db/select.ts`.',
          },
        ],
      },
    ],
    eqeqeq: 'error',
    // The type check finds unknown names.
    'no-undef': 'off',
  },
  overrides: [
    {
      // In plain JavaScript, types are in comments, which these rules do not read.
      files: ['scripts/*.mjs'],
      rules: {
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-argument': 'off',
      },
    },
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
  ],
})
