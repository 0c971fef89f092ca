'use client'

import { useEffect, useState } from 'react'

/**
 * A page of the site in a frame; nothing where the site has another origin than the newsroom, because it allows no frame
 * there.
 */
export function SitePage({
  url,
  ...frame
}: {
  url: string
  title: string
  className: string | undefined
}) {
  const [isSameOrigin, setIsSameOrigin] = useState(false)
  useEffect(() => setIsSameOrigin(new URL(url, location.href).origin === location.origin), [url])
  return isSameOrigin ? <iframe {...frame} loading="lazy" src={url} /> : null
}
