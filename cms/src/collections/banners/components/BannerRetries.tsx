'use client'

import type { ReactNode } from 'react'
import { wrapFetch, type FetchLayer } from '#admin/api/pageFetch.ts'
import { retried } from '#admin/api/retried.ts'

const ofBanners = /^\/(?:api|admin\/collections)\/banner(?:s|-files|-positions)(?:\/|$)/

/** Every call about banners is sent up to three times (A-BAN-1): forms, lists, rows, and acts on several of them. */
const retriedForBanners: FetchLayer = (send) => (input, init) => {
  // A request as an object has a body that is read once.
  if (input instanceof Request || !ofBanners.test(new URL(input, 'http://here').pathname))
    return send(input, init)
  return retried(
    () => send(input, init),
    () => !init?.signal?.aborted,
  )
}

// Before Payload's first call.
if (typeof window !== 'undefined') wrapFetch(retriedForBanners)

/** Is on every screen, for the layer above. */
export function BannerRetries({ children }: { children: ReactNode }) {
  return children
}
