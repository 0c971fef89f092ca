import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'

/** Marks the files that a document has given up, in the transaction of the change: a rollback keeps them. */
export const retireFormerFiles: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const current = namesOf(doc)
  await retire(
    req,
    namesOf(previousDoc).filter((name) => !current.includes(name)),
  )
}

/** Marks the files of a deleted document. */
export const retireFiles: CollectionAfterDeleteHook = ({ doc, req }) => retire(req, namesOf(doc))

const file = z.object({ filename: z.string().nullish() })
const files = file.extend({ sizes: z.record(z.string(), file.nullish()).nullish() })

/** Names of the original's file and of each size. */
function namesOf(document: unknown): string[] {
  const { data } = files.safeParse(document)
  const names = [data?.filename, ...Object.values(data?.sizes ?? {}).map((size) => size?.filename)]
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}

async function retire(req: PayloadRequest, names: string[]): Promise<void> {
  if (names.length === 0) return
  const db = await connectionOf(req)
  await db.execute(sql`
    INSERT INTO retired_files (filename, retired_at)
    SELECT name, ${now().toISOString()}::timestamptz
    FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) AS name
    ON CONFLICT (filename) DO NOTHING`)
}
