'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A delivery goes by the site that it is for. */
export function DeliveryLabel() {
  const { data } = useRowLabel<{ site?: string }>()
  return <span>{data.site}</span>
}
