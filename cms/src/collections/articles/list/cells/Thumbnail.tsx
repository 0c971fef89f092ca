'use client'

import { useState } from 'react'
import { Sign } from '../../../../admin/components/Sign.tsx'

/** A small picture beside the text that names it; a placeholder if there is none, or it is broken. */
export function Thumbnail({ src }: { src: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (src === null || isBroken)
    return (
      <span className="article-cell__picture article-cell__picture--none">
        <Sign of="picture" />
      </span>
    )
  return (
    <img
      alt=""
      className="article-cell__picture"
      decoding="async"
      height={48}
      loading="lazy"
      onError={() => setIsBroken(true)}
      // It may have failed before React attached the handler.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setIsBroken(true)
      }}
      src={src}
      width={72}
    />
  )
}
