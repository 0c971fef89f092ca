import { z } from 'zod'

/** The first entry of a backup: what it is, and what has to be in it. */
export const manifestName = 'manifest.json'

/** The last one: a sum of every entry before it. A file that ends earlier is no backup. */
export const checksumsName = 'checksums.json'

/** Neither is longer, bytes: both are read at once, and no text in JSON can be longer than the second. */
export const longest = { [manifestName]: 16 * 1024 * 1024, [checksumsName]: 512 * 1024 * 1024 }

/** Where the rows of a table are, cut into parts of a few megabytes: their bytes one after the other. */
export const tablePart = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`

/** Where a picture's file is. */
export const fileEntry = (name: string) => `files/${name}`

const tableSchema = z.object({
  name: z.string(),
  /** In the order of the rows' values. */
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
})

const sequenceSchema = z.object({
  name: z.string(),
  /** In digits: it may be larger than a number can hold. */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

export const manifestSchema = z.object({
  format: z.literal('kariera backup'),
  version: z.literal(1),
  /** The moment of the snapshot, UTC. */
  takenAt: z.iso.datetime(),
  /** What made the schema, in the order in which it was run. */
  migrations: z.array(z.string().regex(/^\w+$/)).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
})

export const checksumsSchema = z.object({
  /** Of each entry its sha256 in hexadecimal digits, by its name. */
  entries: z.record(z.string(), z.string()),
  /** Files that documents name and no storage had. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupTable = z.infer<typeof tableSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>
export type Checksums = z.infer<typeof checksumsSchema>
