import { now } from '@kariera/shared/clock'
import { rolesWith } from '@kariera/shared/rules/roles'
import type { Payload } from 'payload'
import { z } from 'zod'
import { textList } from '#lib/db/lists.ts'
import { select } from '#lib/db/select.ts'
import { sql } from '@payloadcms/db-postgres'
import { mailStates } from '../mailState.ts'
import { leaseMs, tableOf, type SubmissionCollection } from '../submission.ts'
import type { Work } from './work.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

const rowSchema = z.object({
  answeredAt: moment.nullable(),
  answeredBy: z.string().nullable(),
  assignee: z.number().nullable(),
  note: z
    .string()
    .nullable()
    .transform((note) => note ?? ''),
  address: z
    .string()
    .nullable()
    .transform((address) => address || null),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  replies: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: moment,
      by: z.string().nullable(),
      mailState: z.enum(mailStates),
      mailError: z.string().nullable(),
    }),
  ),
})

export const repliesTableOf = (collection: SubmissionCollection) =>
  sql.identifier(`${collection.replace('-', '_')}_replies`)

/** The column of the address that a reply goes to. */
export const addressColumnOf = (collection: SubmissionCollection) =>
  sql.identifier(collection === 'contact-submissions' ? 'email' : 'reply_to')

/** Returns the work on a submission; null if it does not exist. */
export async function readWork(
  payload: Payload,
  collection: SubmissionCollection,
  id: number,
): Promise<Work | null> {
  const ended = new Date(now().getTime() - leaseMs).toISOString()
  const [work] = await select(payload.db.drizzle, rowSchema)`
    SELECT s.answered_at AS "answeredAt", u.name AS "answeredBy", s.assignee_id AS assignee, s.note,
      s.${addressColumnOf(collection)} AS address,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) ORDER BY p.name), '[]')
        FROM users AS p WHERE p.role::text IN ${textList(rolesWith('edit'))} OR p.id = s.assignee_id) AS people,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'text', r.text, 'at', r.at, 'by', b.name,
          'mailState', CASE WHEN r.mail_state = 'sending' AND r.tried_at <= ${ended} THEN 'unsent'
            ELSE r.mail_state::text END, 'mailError', r.mail_error) ORDER BY r._order), '[]')
        FROM ${repliesTableOf(collection)} AS r LEFT JOIN users AS b ON b.id = r.by_id
        WHERE r._parent_id = s.id) AS replies
    FROM ${tableOf(collection)} AS s LEFT JOIN users AS u ON u.id = s.answered_by_id WHERE s.id = ${id}`
  return work ?? null
}
