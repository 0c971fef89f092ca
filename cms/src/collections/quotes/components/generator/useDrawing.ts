'use client'

import { drawQuote, readyQuote, type QuotePicture } from '@kariera/shared/quote-image/drawQuote'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { reportFailure } from '#admin/api/reportFailure.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'

/**
 * Result of a drawing: drawn on the canvas; no drawing context; or failed, for example because fonts could not be
 * loaded.
 */
export type DrawingOutcome = 'drawn' | 'noContext' | 'failed'

export type Drawing = {
  canvas: RefObject<HTMLCanvasElement | null>
  /** Result of the last drawing; null if there was none. */
  outcome: DrawingOutcome | null
  /** @returns the result of the current drawing, once it is known */
  settled: () => Promise<DrawingOutcome>
}

/**
 * Draws onto a canvas, again whenever the picture changes.
 *
 * @param picture null if there is nothing to draw
 */
export function useDrawing(picture: QuotePicture | null): Drawing {
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<Promise<DrawingOutcome>>(Promise.resolve('failed'))
  const [outcome, setOutcome] = useState<DrawingOutcome | null>(null)
  const { apiRoute } = useApiContext()
  // A new object with the same values is the same picture.
  const key = JSON.stringify(picture)
  useEffect(() => {
    if (!picture) return
    const state = { isWanted: true }
    const drawing = draw(canvas, picture, { state, apiRoute })
    current.current = drawing
    void drawing.then((result) => {
      if (state.isWanted) setOutcome(result)
    })
    return () => {
      state.isWanted = false
    }
  }, [key, apiRoute])
  return { canvas, outcome, settled: () => current.current }
}

type Wish = { state: { isWanted: boolean }; apiRoute: string }

async function draw(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: QuotePicture,
  { state, apiRoute }: Wish,
): Promise<DrawingOutcome> {
  try {
    const ready = await readyQuote(picture)
    // The fonts of an older drawing may be ready last; it must not overwrite the newer one.
    if (!state.isWanted || !canvas.current) return 'failed'
    return drawQuote(canvas.current, ready) ? 'drawn' : 'noContext'
  } catch (error) {
    const message = 'quote-image.drawing.failed'
    reportFailure(apiRoute, { level: 'ERROR', message, details: String(error) })
    return 'failed'
  }
}
