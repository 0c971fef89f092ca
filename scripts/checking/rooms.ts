import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'

/** The rooms of the cms, as the diagram of docs/architecture.md names them, and which files below cms/src are theirs. */
export const rooms: Record<string, RegExp> = {
  lib: /^lib\//,
  settings: /^(settings|databasePool)\.ts$/,
  limits: /^limits\//,
  publishing: /^publishing\//,
  admin: /^admin\//,
  content: /^content-api\//,
  editing: /^editing\//,
  part: /^part\.ts$/,
  collections: /^collections\//,
  composition:
    /^((parts|composition|payload\.config|start|housekeeping|prepare|instrumentation|restrictEndpoints|migrate|migrateDatabase|migrationFiles|resetPasswordMain)\.ts$|(app|demo|seed|restoring)\/)/,
}

/** Two parts that know each other: only by this file of the first, and this file of the second. */
export const acquaintances = [
  ['collections/hashtags/ofArticles.ts', 'collections/articles/resolvers/cards.ts'],
] as const

/**
 * Reads the arrows of the diagram below "Layers": which rooms a room may import.
 *
 * @throws {Error} if the diagram names an unknown room
 */
export function drawnArrows(): Map<string, Set<string>> {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const [, diagram = ''] = /## Layers\n\n```mermaid\n(.*?)```/s.exec(text) ?? []
  const arrows = new Map(Object.keys(rooms).map((room) => [room, new Set<string>()]))
  for (const [, from = '', to = ''] of diagram.matchAll(/^ *(\S+) --> (.+)$/gm)) {
    for (const room of to.split(' & ')) {
      if (!rooms[room] || !arrows.has(from)) throw new Error(`Unknown rooms: ${from} --> ${room}`)
      arrows.get(from)?.add(room)
    }
  }
  return arrows
}
