import type { Page } from 'playwright/test'

/**
 * Returns the names of the buttons and links of a page that a pointer at their centre does not hit, because something
 * else lies over them.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.locator('button:enabled, a[href], summary').evaluateAll((controls) =>
    controls
      .filter((control) =>
        control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
      )
      // What only screen readers, or the keyboard, find.
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
        if (width < 2 || height < 2) return false
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !control.contains(hit) && !hit?.contains(control)
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
  )
}
