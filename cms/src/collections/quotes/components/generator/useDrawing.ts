'use client'

import { drawQuote, readyQuote, type QuotePicture } from '@kariera/shared/quote-image/drawQuote'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { reportFailure } from '../../../../admin/api/reportFailure.ts'
import { useApiContext } from '../../../../admin/api/useApiContext.ts'

/** What came of a drawing: the canvas shows it; there is no context to draw with; fonts cannot be had. */
export type DrawingOutcome = 'drawn' | 'noContext' | 'failed'

export type Drawing = {
  canvas: RefObject<HTMLCanvasElement | null>
  /** How the last drawing went; null as long as there is none. */
  outcome: DrawingOutcome | null
  /** @returns how that of what is there now went, once it is known */
  settled: () => Promise<DrawingOutcome>
}

/** Draws onto a canvas, anew whenever the picture is another one. @param picture null: there is nothing to draw */
export function useDrawing(picture: QuotePicture | null): Drawing {
  const canvas = useRef<HTMLCanvasElement>(null)
  const current = useRef<Promise<DrawingOutcome>>(Promise.resolve('failed'))
  const [outcome, setOutcome] = useState<DrawingOutcome | null>(null)
  const { apiRoute } = useApiContext()
  // Another object is no other picture.
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
    // Of two drawings the older one may get its fonts last.
    if (!state.isWanted || !canvas.current) return 'failed'
    return drawQuote(canvas.current, ready) ? 'drawn' : 'noContext'
  } catch (error) {
    const message = 'quote-image.drawing.failed'
    reportFailure(apiRoute, { level: 'ERROR', message, details: String(error) })
    return 'failed'
  }
}
