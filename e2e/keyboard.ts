import type { Page } from 'playwright/test'

/**
 * A focused element: its position in the page with its text, and what is wrong with the visibility of its focus, if
 * anything.
 */
export type Stop = { element: string; fault: string | null }

/** All visible elements that can have the focus, in the order of the page. */
export function focusables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button:enabled, input, select, textarea, summary, iframe):not([tabindex="-1"]), [tabindex="0"]',
    )
    // Only the first radio button of a group is counted: arrow keys lead to the others.
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

/** Presses Tab until the focus leaves the page; strips that load more content add stops. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let stop = await stopAt(page); stop && stops.length < 500; stop = await stopAt(page)) {
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  return stops
}

/** The focused element; null if nothing in the page has the focus. */
function stopAt(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const faultOf = () => {
      // The link of a card has its outline around the whole card.
      const framed = [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(focused, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      if (!framed) return 'no outline'
      // Some part of it is in the window and not covered by a fixed element (WCAG 2.4.11).
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
