'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import { Sign } from '#admin/components/Sign.tsx'
import styles from '../List.module.css'

/** A small picture beside the text that names it; a placeholder if there is none, or it is broken. */
export function Thumbnail({ src }: { src: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (src === null || isBroken)
    return (
      <span className={clsx(styles.articleCellPicture, styles.articleCellPictureNone)}>
        <Sign of="picture" />
      </span>
    )
  return (
    <img
      alt=""
      className={styles.articleCellPicture}
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
