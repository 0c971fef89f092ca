import type { ViewKind } from '@kariera/shared/contracts/viewBatch'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { connectionOf } from '#lib/db/connection.ts'
import { viewTables } from '../viewTables.ts'

/** Deletes the views of a document that is deleted permanently. */
export const forgetViewsOf =
  (kind: ViewKind): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { rows, id: column } = viewTables[kind]
    const connection = await connectionOf(req)
    await connection.execute(sql`DELETE FROM ${rows} WHERE ${column} = ${Number(id)}`)
  }
