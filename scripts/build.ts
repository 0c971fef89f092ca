import { join, relative } from 'node:path'
import { compressAssets } from '../site/src/publisher/compressedAssets.ts'
import { buildKey } from './building/key.ts'
import { sweep, useBuild, type BuildCache } from './building/buildCache.ts'
import { root, variablesWithoutSettings } from './environment.ts'
import type { Lock } from './process/lock.ts'
import { run } from './process/run.ts'
import { step } from '../shared/src/commands/terminal.ts'

/** A finished build that is kept from being swept until it is released. */
export interface Build extends Lock {
  /** Identifies its content. */
  key: string
  /** Absolute. */
  folder: string
}

const cmsCache: BuildCache = {
  folder: join(root, 'cms', '.next'),
  locks: join(root, '.build', 'locks', 'cms'),
}

const siteCache: BuildCache = {
  folder: join(root, 'site', 'dist'),
  locks: join(root, '.build', 'locks', 'site'),
}

/** Builds the cms unless its build exists. Next takes its folder relative to the workspace. */
export function buildCms(stop: AbortSignal): Promise<Build> {
  return build('cms', cmsCache, stop, (folder) => ({
    title: 'Building the back office',
    script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
    variables: { NEXT_DIST_DIR: relative(join(root, 'cms'), folder) },
    // The public server serves them from disk.
    finish: () => compressAssets(join(folder, 'static'), 9),
  }))
}

/** Builds the site unless its build exists. */
export function buildSite(stop: AbortSignal): Promise<Build> {
  return build('site', siteCache, stop, (folder) => ({
    title: 'Building the site',
    script: join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'),
    variables: { SITE_BUILD_DIR: folder },
  }))
}

/** Builds both unless their builds exist, for processes that start later. */
export async function buildAll(stop: AbortSignal): Promise<void> {
  for (const build of await Promise.all([buildCms(stop), buildSite(stop)])) build.release()
}

interface BuildPlan {
  title: string
  script: string
  variables: NodeJS.ProcessEnv
  /** Work on the result of the build. */
  finish?: () => Promise<void>
}

async function build(
  workspace: 'cms' | 'site',
  cache: BuildCache,
  stop: AbortSignal,
  plan: (folder: string) => BuildPlan,
): Promise<Build> {
  const key = buildKey(root, workspace)
  const lock = await useBuild(cache, key, stop, (folder) => {
    const { title, script, variables, finish } = plan(folder)
    const env = { ...withoutSettings(), ...variables, NODE_ENV: 'production' }
    const program = { script, args: ['build'], cwd: join(root, workspace), env }
    return step(title, async () => {
      await run(title, program, stop)
      await finish?.()
    })
  })
  sweep(cache)
  return { key, folder: join(cache.folder, key), release: () => lock.release() }
}

/**
 * The environment of a build. Settings belong to a run, not to a build: one build serves every data folder and port.
 */
function withoutSettings(): NodeJS.ProcessEnv {
  return {
    ...variablesWithoutSettings(),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}
