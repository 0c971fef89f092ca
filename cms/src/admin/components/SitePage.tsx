'use client'

import { useEffect, useState } from 'react'

/**
 * A page of the site in a frame. A site with another host than the newsroom allows no frames of it, so there nothing is
 * shown.
 */
export function SitePage({ url, ...frame }: { url: string; title: string; className: string }) {
  const [isSameHost, setIsSameHost] = useState(false)
  useEffect(() => setIsSameHost(new URL(url, location.href).origin === location.origin), [url])
  return isSameHost ? <iframe {...frame} loading="lazy" src={url} /> : null
}
