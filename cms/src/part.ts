import type {
  AdminViewConfig,
  CollectionConfig,
  Endpoint,
  GlobalConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import type { NamedDocuments } from './admin/command-palette/namedDocuments.ts'
import type { Menu } from './admin/shell/menu.ts'
import type { Reader } from './content-api/reader.ts'
import type { Resolvers } from './content-api/resolver.ts'
import type { Connection } from './lib/db/connection.ts'
import type { InvalidationRules } from './publishing/invalidationRule.ts'
import type { Schedule } from './publishing/schedule.ts'

/**
 * A part of the newsroom: all that one folder of `collections/` gives to the rest, which imports no collection. `parts.ts`
 * lists the parts.
 */
export type Part = {
  collections?: CollectionConfig[]
  globals?: GlobalConfig[]
  /** Endpoints below `/api` that belong to none of its collections. */
  endpoints?: Endpoint[]
  /** Answers to queries of the site. */
  resolvers?: Partial<Resolvers>
  /** Returns the paths of its pages, except those of articles, which are read in several answers. */
  readPaths?: (reader: Reader) => Promise<string[]>
  /** Which pages its events make stale. */
  invalidation?: Partial<InvalidationRules>
  /** Changes of what readers see that come with time. */
  schedule?: Schedule
  /** Deletes or compacts its expired rows, every hour, in one transaction with the other parts. */
  housekeep?: (db: Connection) => Promise<void>
  /** Its screens in place of Payload's, by their name. */
  views?: Record<string, AdminViewConfig>
  /** Components around every screen. */
  providers?: string[]
  /** Its lists and screens in the sidebar. */
  menu?: Menu
  /** Returns how many of its documents wait for somebody, by collection. */
  countWaiting?: (payload: Payload) => Promise<Partial<Record<string, number>>>
  /** How its documents are found by their names. */
  named?: NamedDocuments[]
  /** Deletes what it keeps of a document of any part that is deleted permanently. */
  forget?: (req: PayloadRequest, document: { collection: string; id: number }) => Promise<void>
  /** Starts its work in the background. */
  start?: (payload: Payload) => { stop: () => Promise<void> }
}
