import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { defineConfig, globalIgnores } from 'eslint/config'

/**
 * The rules for Astro's files, whose templates oxlint cannot read; oxlint.config.ts has all others. Every rule is an
 * error.
 */
export default defineConfig(
  globalIgnores([
    ...['**/*', '!**/', '!**/*.astro'],
    ...['**/node_modules/', '**/.*/', '**/dist/', 'test-results/'],
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  astro.configs.recommended,
  {
    rules: {
      // `astro check` covers the props and globals of a page.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      // dependency-cruiser does not read these files.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.\./)+cms/`,
              message: 'The site knows the cms by its calls only.',
            },
          ],
        },
      ],
    },
  },
)
