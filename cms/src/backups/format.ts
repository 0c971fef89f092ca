import { z } from 'zod'

/** The first entry of a backup: its description and the list of its content. */
export const manifestName = 'manifest.json'

/** The last entry: a checksum of every entry before it. A file without it is not a complete backup. */
export const checksumsName = 'checksums.json'

/**
 * Largest size of either entry, bytes: both are read as a whole, and a JSON text cannot be longer than the second
 * limit.
 */
export const longest = { [manifestName]: 16 * 1024 * 1024, [checksumsName]: 512 * 1024 * 1024 }

/** The entries for the rows of a table, in parts of a few megabytes: the rows are the bytes of all parts in order. */
export const tablePart = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`

/** The entry for a picture's file. */
export const fileEntry = (name: string) => `files/${name}`

const tableSchema = z.object({
  name: z.string(),
  /** In the order of the values in each row. */
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
})

const sequenceSchema = z.object({
  name: z.string(),
  /** As digits: it may be larger than a JavaScript number can hold. */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

export const manifestSchema = z.object({
  format: z.literal('kariera backup'),
  version: z.literal(1),
  /** The moment of the snapshot, UTC. */
  takenAt: z.iso.datetime(),
  /** The migrations that created the schema, in the order in which they ran. */
  migrations: z.array(z.string().regex(/^\w+$/)).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
})

export const checksumsSchema = z.object({
  /** The sha256 of each entry by its name, in hexadecimal digits. */
  entries: z.record(z.string(), z.string()),
  /** Files that documents refer to and that no storage had. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupTable = z.infer<typeof tableSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>
export type Checksums = z.infer<typeof checksumsSchema>
