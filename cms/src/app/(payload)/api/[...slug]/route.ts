import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { withCallHeaders } from '#lib/http/callHeaders.ts'
import { withoutMethodOverride } from '#limits/query-limits/methodOverride.ts'

type Rest = ReturnType<typeof REST_GET>

export const GET = guarded(REST_GET(config))
export const POST = guarded(REST_POST(config))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = guarded(REST_OPTIONS(config))

function guarded(rest: Rest): Rest {
  return withCallHeaders((request, args) =>
    withoutMethodOverride(request, (plain) => rest(plain, args)),
  )
}
