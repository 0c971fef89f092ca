import type { Page } from 'playwright/test'

/** Families and styles of the fonts that the page has asked for, by name. */
export function loadedFaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const names = loaded.map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`)
    return [...new Set(names)].filter((name) => !name.includes('Fallback')).sort()
  })
}

/** Font sizes of the name of each part of the page and of the titles in it, pixels. */
export function sizesOfHeadings(page: Page): Promise<{ name: number; title: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section:has(> .section-heading)')].flatMap((section) => {
      const [name, title] = ['h2', 'h3'].map((tag) => section.querySelector(tag))
      const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
      return name && title ? [{ name: sizeOf(name), title: sizeOf(title) }] : []
    }),
  )
}

/** The marks around a quote, and whether they hang in the margin. */
export function marksOfQuote(page: Page): Promise<{ content: string; hangs: boolean }[]> {
  return page.locator('blockquote').evaluate((quote) =>
    ['::before', '::after'].map((part) => {
      const { content, marginInlineStart } = getComputedStyle(quote, part)
      return { content: content.slice(0, 3), hangs: Number.parseFloat(marginInlineStart) < -5 }
    }),
  )
}
