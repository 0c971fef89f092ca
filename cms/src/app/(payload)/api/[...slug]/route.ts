import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { withCallHeaders } from '../../../../calls/callHeaders'

export const GET = withCallHeaders(REST_GET(config))
export const POST = withCallHeaders(REST_POST(config))
export const DELETE = withCallHeaders(REST_DELETE(config))
export const PATCH = withCallHeaders(REST_PATCH(config))
export const PUT = withCallHeaders(REST_PUT(config))
export const OPTIONS = withCallHeaders(REST_OPTIONS(config))
