import type { Page } from 'playwright/test'

/** What had the focus: its place in the page and its text; and what a reader who looks for it misses, if anything. */
export type Stop = { element: string; fault: string | null }

/** Everything that is shown and waits for a key, in the order of the page. */
export function focusables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button:enabled, input, select, textarea, summary, iframe):not([tabindex="-1"]), [tabindex="0"]',
    )
    // Arrows lead from one of them to the others.
    const namesake = ({ type, name }: HTMLInputElement) =>
      type === 'radio' ? document.querySelector(`input[name="${CSS.escape(name)}"]`) : null
    return [...all].flatMap((element, place) => {
      if (element instanceof HTMLInputElement && (namesake(element) ?? element) !== element)
        return []
      element.dataset.place = `${place} ${element.textContent.trim().slice(0, 40)}`
      return element.checkVisibility({ visibilityProperty: true }) ? element.dataset.place : []
    })
  })
}

/** Presses Tab until the focus leaves the page; a strip that fills itself makes the way longer. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let stop = await stopAt(page); stop && stops.length < 500; stop = await stopAt(page)) {
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  return stops
}

/** Null where nothing in the page has the focus. */
function stopAt(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const faultOf = () => {
      // A card's link has its outline around the whole card.
      const framed = [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      if (!framed) return 'no outline'
      // Some part of it is in the window, and beneath nothing that stays in its place there (WCAG 2.4.11).
      const isSeen = [...focused.getClientRects()].some(({ left, right, top, bottom }) => {
        const inside = (low: number, high: number, end: number) =>
          (Math.max(low, 1) + Math.min(high, end - 1)) / 2
        const [x, y] = [inside(left, right, innerWidth), inside(top, bottom, innerHeight)]
        const front = document.elementFromPoint(x, y)
        const cover = front?.closest('#cookie-bar, header.bar')
        return front !== null && (!cover || cover.contains(focused))
      })
      return isSeen ? null : 'hidden'
    }
    return { element: focused.dataset.place ?? '', fault: faultOf() }
  })
}
