import type { Locator } from 'playwright/test'

/** Drags a row of an arranged list by its handle onto another one with the mouse. */
export async function dragRow(row: Locator, to: Locator): Promise<void> {
  const { mouse } = row.page()
  const handle = '.sign-button--handle'
  await row.locator(handle).hover()
  await mouse.down()
  const target = await to.locator(handle).boundingBox()
  if (!target) throw new Error('the target is not in sight')
  const { x, y, width, height } = target
  await mouse.move(x + width / 2, y + height / 2, { steps: 12 })
  await mouse.up()
}
