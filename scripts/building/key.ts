import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders without written sources: their content was installed or built. Folders whose name begins with a dot count as
 * well.
 */
const MADE_FOLDERS = new Set(['node_modules', 'dist'])

/** What only tests import (scripts/dependency-cruiser.mjs). */
const TEST_FOLDERS = new Set(['cms/src/testing', 'cms/src/backups/testing'])

/** Files that no build reads, or that a build writes. */
const NO_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/

/**
 * Returns a key for the result of a build: it changes with any source of the workspace or of `shared`, and with the
 * installed packages. Settings do not count, because no build reads them.
 *
 * @param root the folder of the root package.json
 * @param variant what else the result depends on
 * @returns 12 hexadecimal digits
 */
export function buildKey(root: string, workspace: 'cms' | 'site', variant = ''): string {
  const files = [
    ...sources(root, workspace),
    ...sources(root, 'shared'),
    'package-lock.json',
    'tsconfig.base.json',
  ]
  const hash = createHash('sha256').update(variant)
  for (const file of files.sort()) {
    const content = createHash('sha256').update(readFileSync(join(root, file)))
    hash.update(`${file}\0${content.digest('hex')}\n`)
  }
  return hash.digest('hex').slice(0, 12)
}

function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || MADE_FOLDERS.has(entry.name)) return []
    if (TEST_FOLDERS.has(path)) return []
    if (entry.isDirectory()) return sources(root, path)
    return entry.isFile() && !NO_SOURCE.test(entry.name) ? [path] : []
  })
}
