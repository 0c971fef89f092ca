import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'

/** The rooms of the cms, as the diagram of docs/architecture.md names them, and which files below cms/src are theirs. */
export const rooms = {
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
    /^((parts|composition|payload\.config|start|housekeeping|prepare|instrumentation|proxy|restrictEndpoints|migrate|migrateDatabase|migrationFiles|resetPasswordMain)\.ts$|(app|demo|seed|backups)\/)/,
}
export type Room = keyof typeof rooms

/** Two parts that know each other: only by this file of the first, and this file of the second. */
export const acquaintances = [
  ['collections/hashtags/ofArticles.ts', 'collections/articles/resolvers/cards.ts'],
] as const

/**
 * Reads the arrows of the diagram below "Layers": which rooms a room may import.
 *
 * @throws {Error} if the diagram names an unknown room
 */
export function drawnArrows(): Map<Room, Set<Room>> {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
  const [, diagram = ''] = /## Layers\n\n```mermaid\n(.*?)```/s.exec(text) ?? []
  const arrows = new Map<Room, Set<Room>>()
  for (const [, from = '', to = ''] of diagram.matchAll(/^ *(\S+) --> (.+)$/gm)) {
    arrows.set(knownRoom(from), new Set(to.split(' & ').map(knownRoom)))
  }
  for (const room of Object.keys(rooms).map(knownRoom)) {
    if (!arrows.has(room)) arrows.set(room, new Set())
  }
  return arrows
}

function knownRoom(name: string): Room {
  if (!isRoom(name)) throw new Error(`docs/architecture.md draws a room that is unknown: ${name}`)
  return name
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(rooms, name)
}
