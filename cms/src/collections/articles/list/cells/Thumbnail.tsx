'use client'

import { useState } from 'react'

/** A small picture beside the text that names it; a placeholder if there is none, or it is broken. */
export function Thumbnail({ src }: { src: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (src === null || isBroken) return <span className="article-cell__picture" />
  return (
    <img
      alt=""
      className="article-cell__picture"
      decoding="async"
      height={64}
      loading="lazy"
      onError={() => setIsBroken(true)}
      // It may have failed before React attached the handler.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setIsBroken(true)
      }}
      src={src}
      width={96}
    />
  )
}
