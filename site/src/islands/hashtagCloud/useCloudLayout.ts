import { useEffect, useState, type RefObject } from 'react'
import { layOutCloud, type PlacedWord } from './cloudLayout.ts'
import type { CloudWord } from './cloudWords.ts'

/** A width that goes on changing is followed when it has stood still for so long, milliseconds. */
const restMs = 150

/** Words at their places, for a box of so many pixels. */
export type CloudDrawing = { words: PlacedWord[]; width: number; height: number }

/** Lays the words out in their box, and anew where it takes another width. */
export function useCloudLayout(
  box: RefObject<HTMLElement | null>,
  words: CloudWord[] | null,
): CloudDrawing | null {
  const [drawing, setDrawing] = useState<CloudDrawing | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element || !words?.length) return
    /** For which width it was laid out last, pixels. */
    let lastWidth = 0
    const layOut = async () => {
      const { clientWidth: width, clientHeight: height } = element
      // On paper the box is not shown, and has no width.
      if (width === 0 || width === lastWidth) return
      lastWidth = width
      const { fontFamily } = getComputedStyle(element)
      await fontsFor(words, fontFamily)
      const placed = await layOutCloud(words, { width, height, fontFamily })
      // Meanwhile the window may have taken another width.
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

/** Words are measured in the letters in which they are drawn; where these don't come, in those that stand in. */
async function fontsFor(words: CloudWord[], fontFamily: string): Promise<void> {
  const all = words.map(({ text }) => text).join('')
  await document.fonts.load(`600 16px ${fontFamily}`, all).catch(() => [])
}
