import type { PageState } from '@kariera/shared/contracts/state'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { badRequest } from '../../lib/http/publicAnswer.ts'
import { askForPage } from '../../publishing/siteClient.ts'
import { settings } from '../../settings.ts'
import { httpError } from '../../lib/http/httpError.ts'
import type { PageStatus } from './pageStatus.ts'

const querySchema = z.object({
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)+$/)
    .max(700),
})

/** `GET /api/page-status?path=/employer/x/`: state of a public page, for the newsroom only. */
export const pageStatusEndpoint: Endpoint = {
  path: '/page-status',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    const { data } = querySchema.safeParse(req.query)
    if (data === undefined) return badRequest('path is the path of a page.')
    const page = await askForPage(req.payload, data.path)
    const answer: PageStatus = {
      url: settings.siteUrl + data.path,
      status: statusOf(page),
      renderedAt: page?.renderedAt ?? null,
    }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  },
}

function statusOf(page: PageState | null): PageStatus['status'] {
  if (page === null) return 'unknown'
  if (page.dirty) return 'updating'
  return page.onDisk ? 'live' : 'missing'
}
