import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from 'playwright/test'

const KB = 1024

/** Transferred bytes, compressed, before the reader touches or scrolls anything. */
export const budgets = {
  articleHtml: 12 * KB,
  /** Home contains the cards of every category, each with five sizes of its picture. */
  homeHtml: 14 * KB,
  /** For each further category that other tests have created. */
  furtherBlock: 1.5 * KB,
  /** The page of the search contains its cards twice: as markup and as data for the script. */
  searchHtml: 14 * KB,
  styles: 8 * KB,
  /** In addition to the styles of every page. */
  homeStyles: 3 * KB,
  searchStyles: 3 * KB,
  servicesStyles: 1 * KB,
  formStyles: 2 * KB,
  pagesStyles: 2 * KB,
  scripts: 5 * KB,
  /** Scripts that are requested after everything else: home's carousels. */
  lateScripts: 21 * KB,
  /** React and a form, prefetched for a reader who begins to fill it in. */
  formScripts: 64 * KB,
  /** React and the hashtag cloud, loaded when a reader comes near it. */
  cloudScripts: 72 * KB,
  /** React and our code of the search, loaded when a reader begins to use it. */
  searchScripts: 72 * KB,
  fonts: 60 * KB,
  firstPicture: 60 * KB,
}

/** What one page may transfer, bytes; everything else is the same for all pages. */
export type Budget = {
  /** By default those of every page. */
  styles?: number
  /** By default none. */
  lateScripts?: number
  /** Where it differs on a phone. */
  lateScriptsOfPhone?: number
}

/**
 * What a page that was just loaded, with an empty cache, has transferred too much of, or not at all: "styles: 9000 bytes of
 * 8192".
 */
export async function overBudget(page: Page, budget: Budget): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const { styles = budgets.styles, lateScripts: late = 0, lateScriptsOfPhone = late } = budget
  const lateScripts = isPhone ? lateScriptsOfPhone : late
  if (lateScripts > 0) await expect.poll(() => hasLateScripts(page)).toBe(true)
  await untilNothingMoreComes(page)
  const { files, inlineScripts, firstPicture } = await transferred(page)
  const ofKind = (ending: string) => files.filter(({ path }) => path.endsWith(ending))
  const [earlier, later] = [false, true].map((is) => ofKind('.js').filter((f) => f.isLate === is))
  const inline = inlineScripts ? brotliCompressSync(inlineScripts).length : 0
  const pictures = files.filter(({ address }) => address === firstPicture)
  const weighed: [what: string, bytes: number, allowed: number][] = [
    ['styles', sum(ofKind('.css')), styles],
    ['scripts', sum(earlier!) + inline, budgets.scripts],
    ['late scripts', sum(later!), lateScripts],
    ['fonts', sum(ofKind('.woff2')), budgets.fonts],
    ['first picture', isPhone ? sum(pictures) : 0, budgets.firstPicture],
  ]
  return [
    ...weighed
      .filter(([, bytes, allowed]) => !(bytes <= allowed))
      .map(([what, bytes, allowed]) => `${what}: ${bytes} bytes of ${allowed}`),
    ...(later!.length > 0 === lateScripts > 0 ? [] : [`${later!.length} late scripts`]),
    ...(firstPicture && pictures.length === 0 ? ['the first picture did not come'] : []),
  ]
}

type File = { address: string; path: string; bytes: number; isLate: boolean }

/** The files that the page has asked for until now, each once, and what of its scripts is in the page itself. */
async function transferred(page: Page) {
  const { resources, ...others } = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = document.querySelectorAll('script:not([src], [type="application/ld+json"])')
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    return {
      resources: resources.map(({ name, encodedBodySize, startTime }) => ({
        address: name,
        bytes: encodedBodySize,
        isLate: startTime >= loading!.loadEventStart,
      })),
      inlineScripts: [...scripts].map((script) => script.textContent).join(''),
      firstPicture: first?.currentSrc,
    }
  })
  const files: File[] = resources.map((file) => ({ ...file, path: new URL(file.address).pathname }))
  // Prefetched files are requested a second time and then come from the cache.
  const once = [...new Map(files.map((file) => [file.address, file])).values()]
  return { files: once, ...others }
}

async function hasLateScripts(page: Page): Promise<boolean> {
  const { files } = await transferred(page)
  return files.some(({ path, isLate }) => isLate && path.endsWith('.js'))
}

/**
 * Waits until nothing more is requested. An idle network is not enough: on a busy machine, scripts that a page loads
 * gradually come after it.
 */
async function untilNothingMoreComes(page: Page): Promise<void> {
  let before = -1
  const comeSince = async () => {
    const count = await page.evaluate(() => performance.getEntriesByType('resource').length)
    const since = count - before
    before = count
    return since
  }
  await expect.poll(comeSince, { intervals: [500] }).toBe(0)
}

function sum(files: File[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
