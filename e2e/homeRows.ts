import { expect, type Locator, type Page } from 'playwright/test'

/** A part of home, by its heading. */
export const part = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true })

export const itemsOf = (row: Locator): Locator => row.getByRole('listitem')

/** Which items are seen whole, from 0. */
export function seenIn(row: Locator): Promise<number[]> {
  return row.getByRole('list').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children].flatMap((item, place) => {
      const box = item.getBoundingClientRect()
      return box.width > 0 && box.left >= left - 1 && box.right <= right + 1 ? [place] : []
    })
  })
}

/** The item at the beginning. */
export async function leadingIn(row: Locator): Promise<number> {
  return (await seenIn(row))[0] ?? -1
}

/** Brings a row into the window, and waits until its script has taken it over, and knows that it is seen. */
export async function comeTo(row: Locator): Promise<void> {
  await row.getByRole('list').scrollIntoViewIfNeeded()
  await expect(row.getByRole('button', { name: 'Следващи' })).toBeVisible()
  await knowsWhetherSeen(row)
}

/** Observers are called in the order in which they were made, within one frame: the last is one of the test's. */
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

/** How many items stand in each row of lines that are seen, from the top. */
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
