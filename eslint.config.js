import js from '@eslint/js'
import astro from 'eslint-plugin-astro'
import { defineConfig, globalIgnores } from 'eslint/config'

/** The rules for Astro's files, which oxlint cannot read; oxlint.config.ts has all others. Every rule is an error. */
export default defineConfig(
  globalIgnores(['**/*', '!**/', '!**/*.astro', '**/node_modules/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  astro.configs.recommended,
  // `astro check` covers the props and globals of a page.
  { rules: { 'no-undef': 'off', 'no-unused-vars': 'off' } },
)
