import { expect, type Page } from 'playwright/test'
import { settled } from './laidOut.ts'

/** Expects that nothing in the page is timed, and nothing moves in the next ten seconds of its clock, which is held. */
export async function expectNoMotion(page: Page): Promise<void> {
  await settled(page)
  expect.soft(await timedElements(page)).toEqual([])
  const before = await placesOf(page)
  await page.clock.runFor(10_000)
  expect.soft(await placesOf(page)).toEqual(before)
  expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0)
}

/** Elements with a transition or an animation. */
function timedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [null, '::before', '::after'].some((part) => {
          const { transitionDuration, animationName } = getComputedStyle(element, part)
          return Number.parseFloat(transitionDuration) > 0 || animationName !== 'none'
        }),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}

/** Where each link and each picture is, whatever is shown beside it. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, img, h2, li')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )
}
