import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** A document as described by a file, or by one item of a list. */
export type Entry = {
  /** The file, relative to the folder of the publication. */
  source: string
  /** How other entries refer to it. */
  name: string
  fields: Record<string, unknown>
  /** Path of the document's upload. */
  upload?: string | undefined
  /** The text below the front matter. */
  markdown?: string
}

const fieldsSchema = z.record(z.string(), z.unknown())
const itemsSchema = z.array(
  z.looseObject({ ref: z.string().optional(), upload: z.string().optional() }),
)

/**
 * Reads a list (`quotes.yaml`), or a folder of Markdown files and its subfolders (`articles`).
 *
 * @returns the items in their order, or the files by name; empty if neither exists
 * @throws {Error} with the name of the file that cannot be read
 */
export async function readEntries(folder: string, source: string): Promise<Entry[]> {
  if (source.endsWith('.yaml')) return readList(folder, source)
  const paths = await readdir(join(folder, source), { recursive: true }).catch(ifMissing([]))
  const entries: Entry[] = []
  for (const path of paths.filter((name) => name.endsWith('.md')).sort()) {
    const entry = await readMarkdown(folder, join(source, path))
    const name = path.slice(0, -'.md'.length)
    // A page in a folder is a child of the page of that name.
    const parent = dirname(name) !== '.' && { parent: dirname(name) }
    if (entry) entries.push({ ...entry, name, fields: { ...entry.fields, ...parent } })
  }
  return entries
}

async function readList(folder: string, source: string): Promise<Entry[]> {
  const text = await readFile(join(folder, source), 'utf8').catch(ifMissing('[]'))
  const items = await within(source, () => itemsSchema.parse(parse(text)))
  return items.map(({ ref, upload, ...fields }, index) => ({
    source: `${source}, item ${index + 1}`,
    name: ref ?? upload ?? String(index),
    fields,
    upload,
  }))
}

/**
 * Reads a Markdown file with optional front matter in YAML.
 *
 * @returns null if there is no such file
 */
export async function readMarkdown(folder: string, source: string): Promise<Entry | null> {
  const text = await readFile(join(folder, source), 'utf8').catch(ifMissing(null))
  if (text === null) return null
  const [, yaml = '', markdown = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const fields = await within(source, () => fieldsSchema.parse(parse(yaml) ?? {}))
  return { source, name: source, fields, markdown }
}

/** Reads the fields of one document; empty if there is no such file. */
export async function readYaml(folder: string, source: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(folder, source), 'utf8').catch(ifMissing('{}'))
  return fieldsSchema.parse(parse(text))
}

/** @throws {Error} what `work` throws, with the name of the file */
export async function within<T>(source: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${source}: ${reason}`, { cause: error })
  }
}

function ifMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
