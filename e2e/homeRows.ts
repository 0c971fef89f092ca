import { expect, type Locator, type Page } from 'playwright/test'

/** A section of home, by its heading. */
export const part = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true })

export const itemsOf = (row: Locator): Locator => row.getByRole('listitem')

/** Indexes of the items that are fully visible, from 0. */
export function seenIn(row: Locator): Promise<number[]> {
  return row.getByRole('list').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children].flatMap((item, place) => {
      const box = item.getBoundingClientRect()
      return box.width > 0 && box.left >= left - 1 && box.right <= right + 1 ? [place] : []
    })
  })
}

/** Index of the first visible item; -1 if there is none. */
export async function leadingIn(row: Locator): Promise<number> {
  return (await seenIn(row))[0] ?? -1
}

/** Scrolls a row into view, and waits until its script runs and knows that the row is visible. */
export async function comeTo(row: Locator): Promise<void> {
  await row.getByRole('list').scrollIntoViewIfNeeded()
  await expect(row.getByRole('button', { name: 'Следващи' })).toBeVisible()
  await knowsWhetherSeen(row)
}

/**
 * Waits for an observer that the test creates: observers of one frame are called in the order of their creation, so it
 * is called last.
 */
export function knowsWhetherSeen(row: Locator): Promise<void> {
  return row.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
  )
}

/** Numbers of visible items in each line of a row, from the top. */
export async function linesOf(row: Locator): Promise<number[]> {
  const tops = await row.getByRole('list').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children]
      .map((item) => item.getBoundingClientRect())
      .filter((box) => box.left >= left - 1 && box.right <= right + 1)
      .map(({ top }) => Math.round(top))
  })
  const lines = [...new Set(tops)].toSorted((one, other) => one - other)
  return lines.map((line) => tops.filter((top) => top === line).length)
}
