import type { RefObject } from 'react'
import styles from '../Quotes.module.css'

type Props = { canvas: RefObject<HTMLCanvasElement | null>; label: string }

/** Canvas with the picture being made; at most 400 px high on the screen. */
export function QuoteCanvas({ canvas, label }: Props) {
  return <canvas aria-label={label} className={styles.quoteCanvas} ref={canvas} role="img" />
}
