import { errorText } from '@kariera/shared/rules/errors'
import { readerTexts } from '@kariera/shared/texts/reader'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { RenderedPreview } from '../publisher/render.ts'
import { unavailable } from './answers.ts'

/** Each preview is made for one reader: so many at once, and no more. */
const maxPreviews = 16

/**
 * What the newsroom wants to show before it is published: made for each who asks, and kept by nobody.
 *
 * @param headers of every page
 */
export function previews(
  render: (path: string) => Promise<RenderedPreview>,
  headers: OutgoingHttpHeaders,
): (res: ServerResponse, path: string) => Promise<void> {
  let underWay = 0

  return async (res, path) => {
    const rendered = await renderedOrNull(path)
    if (!rendered) {
      unavailable(res, readerTexts.preview.failed)
      return
    }
    const { status, location, html } = rendered
    const forOne = { ...headers, 'cache-control': 'private, no-store' }
    if (location !== null) {
      res.writeHead(status, { ...forOne, location }).end()
      return
    }
    res.writeHead(status, {
      ...forOne,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      // The address is the key: it is not to be told to where links lead.
      'referrer-policy': 'no-referrer',
    })
    res.end(html)
  }

  /** @returns null where so many are being made already, or the cms cannot be asked */
  async function renderedOrNull(path: string): Promise<RenderedPreview | null> {
    if (underWay >= maxPreviews) return null
    underWay += 1
    try {
      return await render(path)
    } catch (error) {
      console.warn(JSON.stringify({ event: 'frontdoor.preview.failed', error: errorText(error) }))
      return null
    } finally {
      underWay -= 1
    }
  }
}
