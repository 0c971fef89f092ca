import type { PreviewTicket } from '@kariera/shared/contracts/previewToken'
import { previewPath } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import { Turns } from '@kariera/shared/rules/turns'
import { readerTexts } from '@kariera/shared/texts/reader'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { RenderedPreview } from '../publisher/render.ts'
import { redirectHome, unavailable } from './answers.ts'

/** Each preview is rendered for one reader. The links of one article leave places for those of other articles. */
const places = { atOnce: 4, waiting: 60 }

export type PreviewOptions = {
  /** Returns the content of a token; null if it is not valid. */
  ticketOf: (token: string) => PreviewTicket | null
  /** Renders the page at an address (publisher/render.ts). */
  render: (path: string) => Promise<RenderedPreview>
}

/**
 * Serves previews of the newsroom: rendered for each request, and never stored.
 *
 * @param headers of every page
 */
export function previews(
  { ticketOf, render }: PreviewOptions,
  headers: OutgoingHttpHeaders,
): (res: ServerResponse, token: string) => Promise<void> {
  const turns = new Turns(places)

  return async (res, token) => {
    const ticket = ticketOf(token)
    if (!ticket) {
      redirectHome(res)
      return
    }
    const caller = String(ticket.articleId)
    const rendered = await turns.take(caller, async () =>
      // A reader who has gone away meanwhile gets nothing.
      res.destroyed ? null : renderedOrNull(previewPath(token)),
    )
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
      // The address is the key, so it must not be sent to linked sites.
      'referrer-policy': 'no-referrer',
    })
    res.end(html)
  }

  /** @returns null if the cms is unavailable */
  async function renderedOrNull(path: string): Promise<RenderedPreview | null> {
    try {
      return await render(path)
    } catch (error) {
      console.warn(JSON.stringify({ event: 'frontdoor.preview.failed', error: errorText(error) }))
      return null
    }
  }
}
