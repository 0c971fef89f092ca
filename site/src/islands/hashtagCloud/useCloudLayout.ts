import { useEffect, useState, type RefObject } from 'react'
import { layOutCloud, type PlacedWord } from './cloudLayout.ts'
import type { CloudWord } from './cloudWords.ts'

/** How long the width must be stable before a new layout, milliseconds. */
const restMs = 150

/** Placed words, for a box of this size in pixels. */
export type CloudDrawing = { words: PlacedWord[]; width: number; height: number }

/** Lays the words out in their box, and again when its width changes. */
export function useCloudLayout(
  box: RefObject<HTMLElement | null>,
  words: CloudWord[] | null,
): CloudDrawing | null {
  const [drawing, setDrawing] = useState<CloudDrawing | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element || !words?.length) return
    /** The width of the last layout, pixels. */
    let lastWidth = 0
    const layOut = async () => {
      const { clientWidth: width, clientHeight: height } = element
      // The box is hidden in print and has no width then.
      if (width === 0 || width === lastWidth) return
      lastWidth = width
      const { fontFamily } = getComputedStyle(element)
      await fontsFor(words, fontFamily)
      const placed = await layOutCloud(words, { width, height, fontFamily })
      // The window's width may have changed meanwhile.
      if (width === lastWidth) setDrawing({ words: placed, width, height })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void layOut(), restMs)
    })
    watch.observe(element)
    void layOut()
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      lastWidth = 0
    }
  }, [box, words])

  return drawing
}

/**
 * Waits for the font in which the words are drawn, so that they are measured in it; if it cannot be loaded, the
 * fallback font is used.
 */
async function fontsFor(words: CloudWord[], fontFamily: string): Promise<void> {
  const all = words.map(({ text }) => text).join('')
  await document.fonts.load(`600 16px ${fontFamily}`, all).catch(() => [])
}
