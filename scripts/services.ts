import { join } from 'node:path'
import type { Settings } from '../shared/src/contracts/settings.ts'
import type { Database } from './database.ts'
import { root } from './environment.ts'
import type { Service } from './process/supervisor.ts'

/** Paths of scripts that Node runs. */
export const scripts = {
  next: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
  astro: join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'),
  prepare: join(root, 'cms', 'src', 'prepare.ts'),
  seed: join(root, 'cms', 'src', 'seed', 'main.ts'),
  resetPassword: join(root, 'cms', 'src', 'resetPasswordMain.ts'),
  backUp: join(root, 'cms', 'src', 'backups', 'backUpMain.ts'),
  restore: join(root, 'cms', 'src', 'backups', 'restoreMain.ts'),
  publicServer: join(root, 'site', 'src', 'server', 'main.ts'),
}

/**
 * Returns the environment of every process of a running system: the variables of the command, and the values that it
 * has chosen.
 */
export function systemVariables(
  given: NodeJS.ProcessEnv,
  settings: Settings,
  dataDir: string,
  database: Database,
): NodeJS.ProcessEnv {
  return {
    ...given,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    PORT: String(settings.port),
    CMS_PORT: String(settings.cmsPort),
    SITE_INTERNAL_PORT: String(settings.siteInternalPort),
    SITE_URL: settings.siteUrl,
    ADMIN_URL: settings.adminUrl,
    CMS_URL: `http://127.0.0.1:${settings.cmsPort}`,
    PAYLOAD_SECRET: settings.payloadSecret,
    HOOK_SECRET: settings.hookSecret,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

/** The cms, run from its build. */
export function cmsService(variables: NodeJS.ProcessEnv, cmsPort: number, folder: string): Service {
  return {
    name: 'cms',
    upLine: /^the newsroom is open/,
    script: scripts.next,
    args: ['start', '-p', String(cmsPort), '-H', '127.0.0.1'],
    cwd: join(root, 'cms'),
    env: { ...variables, NODE_ENV: 'production', NEXT_DIST_DIR: folder },
  }
}

/** The site with its public server, run from its build. */
export function siteService(
  variables: NodeJS.ProcessEnv,
  build: { key: string; folder: string; newsroomFolder: string },
): Service {
  return {
    name: 'site',
    upLine: /^the site listens on port/,
    script: scripts.publicServer,
    cwd: join(root, 'site'),
    env: {
      ...variables,
      NODE_ENV: 'production',
      SITE_BUILD_DIR: build.folder,
      KARIERA_BUILD: build.key,
      NEWSROOM_ASSETS_DIR: join(build.newsroomFolder, 'static'),
    },
  }
}
