import { drawQuote, readyQuote, type QuotePicture } from '@kariera/shared/quote-image/drawQuote'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** Why a picture could not be drawn. */
export type DrawingFault = 'noContext' | 'noFonts'

/** Draws a picture when it changes; without one, the last picture stays. */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: QuotePicture | null,
): { fault: DrawingFault | null; untilDrawn: () => Promise<boolean> } {
  const [fault, setFault] = useState<DrawingFault | null>(null)
  const drawing = useRef(Promise.resolve(false))

  useEffect(() => {
    const { current: element } = canvas
    if (!picture || !element) return
    // If two drawings overlap, the older one may get its fonts last.
    let isWanted = true
    const draw = async () => {
      const found = await drawn(element, picture, () => isWanted)
      if (isWanted) setFault(found)
      return found === null
    }
    drawing.current = draw()
    return () => {
      isWanted = false
    }
  }, [canvas, picture])

  const untilDrawn = async () => {
    let last = drawing.current
    let isDrawn = await last
    // Another drawing may have begun meanwhile.
    while (last !== drawing.current) {
      last = drawing.current
      isDrawn = await last
    }
    return isDrawn
  }
  return { fault, untilDrawn }
}

/** @returns why it could not be drawn; null if it was drawn, or is not needed any more */
async function drawn(
  canvas: HTMLCanvasElement,
  picture: QuotePicture,
  isWanted: () => boolean,
): Promise<DrawingFault | null> {
  try {
    const ready = await readyQuote(picture)
    return !isWanted() || drawQuote(canvas, ready) ? null : 'noContext'
  } catch (error) {
    console.warn('quote-image.drawing.failed', error)
    return 'noFonts'
  }
}
