import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** How long after the end of a full render the assets of earlier builds are kept, milliseconds: 7 days. */
const keptMs = 7 * 24 * 60 * 60_000

/**
 * Adds the build's scripts, styles and fonts to those of earlier builds, so that pages rendered before still find
 * theirs.
 */
export async function keepAssets(clientDir: string, assetsDir: string): Promise<void> {
  await cp(path.join(clientDir, '_astro'), path.join(assetsDir, '_astro'), {
    recursive: true,
    force: false,
    errorOnExist: false,
  })
}

/**
 * Removes the assets of earlier builds, a week after every page was rendered with this build.
 *
 * @param renderedAt when the full render of this build ended, milliseconds since 1970; null when it has not
 */
export async function sweepAssets(
  clientDir: string,
  assetsDir: string,
  renderedAt: number | null,
): Promise<void> {
  if (renderedAt === null || Date.now() - renderedAt < keptMs) return
  const current = new Set(await filesOf(path.join(clientDir, '_astro')))
  for (const file of await filesOf(path.join(assetsDir, '_astro'))) {
    if (!current.has(file)) await rm(path.join(assetsDir, '_astro', file), { force: true })
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
