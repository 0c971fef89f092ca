import type { RefObject } from 'react'

type Props = { canvas: RefObject<HTMLCanvasElement | null>; label: string }

/** A picture of a quote as it is being made; at most 400 px high on the screen (back-office.md, section 2). */
export function QuoteCanvas({ canvas, label }: Props) {
  return <canvas aria-label={label} className="quote-canvas" ref={canvas} role="img" />
}
