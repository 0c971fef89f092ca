import type { Locator, Page } from 'playwright/test'

type Point = { x: number; y: number }

/** A finger that presses an element, moves slowly, rests and is lifted, so that no fling follows. */
export async function swipe(page: Page, element: Locator, by: Point): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!
  const from = { x: x + width / 2, y: y + Math.min(height / 2, 60) }
  await swipeFrom(page, [from], by)
}

/** The same with one or more fingers, from given points. */
export async function swipeFrom(page: Page, fingers: Point[], by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (timestamp += 0.1),
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(({ x, y }, id) => ({ id, x: x + by.x * part, y: y + by.y * part })),
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10)
  timestamp += 0.5
  await touch('touchEnd', 1)
  await session.detach()
}
