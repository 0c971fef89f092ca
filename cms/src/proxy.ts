import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { statusOfServerCall } from './limits/query-limits/serverCallBody.ts'

/** Next runs it before each call of a server function, and before each form that is sent to a page: there is none. */
export async function proxy(request: Request): Promise<Response | undefined> {
  const status = await statusOfServerCall(request)
  if (status === null) return undefined
  return Response.json({ errors: [{ message: backOfficeTexts.request.serverCall.en }] }, { status })
}

export const config = {
  matcher: [
    { source: '/admin/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/admin/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
}
