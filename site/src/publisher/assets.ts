import { cp } from 'node:fs/promises'
import path from 'node:path'

/**
 * Adds the build's scripts, styles and fonts to those of earlier builds: a page that was rendered before
 * still finds its own.
 */
export async function keepAssets(clientDir: string, assetsDir: string): Promise<void> {
  await cp(path.join(clientDir, '_astro'), path.join(assetsDir, '_astro'), {
    recursive: true,
    force: false,
    errorOnExist: false,
  })
}
