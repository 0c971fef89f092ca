import { getViteConfig } from 'astro/config'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { settingNames } from './scripts/environment.ts'

const exclude = ['**/node_modules/**', '**/.next/**', '**/dist/**', 'e2e/**']

/** No setting of this installation reaches a test; the secret is required. */
const env = {
  ...Object.fromEntries(settingNames().map((name) => [name, ''])),
  PAYLOAD_SECRET: 'for tests only, and long enough for it',
}

/** A state that is waited for comes late on a machine that is building something. */
const expect = { poll: { timeout: 15_000 } }

/** Libraries are loaded once for each worker; our own modules, which read the settings, once for each file. */
const loading = { isolate: false, setupFiles: 'scripts/testing/fresh-modules.ts' }

const resolveOptions = {
  alias: { '@payload-config': resolve(import.meta.dirname, 'cms/src/payload.config.ts') },
}

export default defineConfig({
  test: {
    // Number of cores of a small machine.
    maxWorkers: 2,
    projects: [
      {
        resolve: resolveOptions,
        test: {
          name: 'unit',
          env,
          expect,
          ...loading,
          // A property test runs some hundred cases, on a machine that may be building something.
          testTimeout: 30_000,
          include: ['{scripts,shared,site,cms}/**/*.test.{ts,tsx}'],
          exclude: [
            ...exclude,
            '**/*.integration.test.ts',
            '**/*.container.test.ts',
            'scripts/faults/**',
            'scripts/drill/*.test.ts',
          ],
        },
      },
      // Tests that need Astro's compiler.
      getViteConfig(
        {
          root: 'site',
          test: {
            name: 'components',
            expect,
            testTimeout: 30_000,
            include: ['src/**/*.container.test.ts'],
          },
        },
        { root: resolve(import.meta.dirname, 'site') },
      ),
      {
        resolve: resolveOptions,
        test: {
          name: 'integration',
          env,
          expect,
          include: ['{scripts,shared,site,cms}/**/*.integration.test.ts'],
          exclude,
          globalSetup: 'scripts/testing/database-setup.ts',
          ...loading,
          // These tests use their own database, pictures and processes, on a machine that may be building something.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect,
          testTimeout: 30_000,
          include: ['scripts/faults/*.test.ts'],
        },
      },
      {
        test: { name: 'drill', expect, testTimeout: 30_000, include: ['scripts/drill/*.test.ts'] },
      },
    ],
  },
})
