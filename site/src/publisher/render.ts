import type { Tag } from '@kariera/shared/tags'
import { pageKindOf, type PageKind } from '@kariera/shared/routes'
import { recordingContent } from '../content/recordingContent.ts'
import type { Ask } from '../content/queries.ts'
import { withStyleInHead } from './islandStyle.ts'
import { withOwnHashes } from './ownHashes.ts'

/** The built pages (publisher/entry.ts). */
export type AstroApp = {
  render: (request: Request, options: { locals: object }) => Promise<Response>
}

/** A rendered page, or that there is none at this address. */
export type Rendering =
  | { exists: true; html: string; kind: PageKind; tags: Tag[]; aliases: string[] }
  | { exists: false }

/**
 * Renders one page from the current content of the cms.
 *
 * @param onRead called when the content is there, for each group of queries; the page is made from it when it resolves
 * @throws {Error} when the content cannot be read or the page fails; the old page is to be kept
 */
export async function renderPage(
  app: AstroApp,
  ask: Ask,
  siteUrl: string,
  path: string,
  onRead?: () => Promise<void>,
): Promise<Rendering> {
  const kind = pageKindOf(path)
  if (!kind) return { exists: false }
  const { content, recorded } = recordingContent(ask, onRead)
  const response = await app.render(new Request(siteUrl + path), { locals: { content } })
  const html = withOwnHashes(withStyleInHead(await response.text()))
  if (recorded.error) throw recorded.error
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
  const expected = kind === 'notFound' ? 404 : 200
  if (response.status !== expected) return { exists: false }
  const { tags, aliases } = recorded
  return { exists: true, html, kind, tags: [...tags], aliases: [...aliases] }
}

/** A preview as the public server sends it; `location` if it redirects. */
export type RenderedPreview = { status: number; location: string | null; html: string }

/**
 * Renders a preview: with a forged or expired token it redirects to home. It is never stored.
 *
 * @throws {Error} when the content cannot be read
 */
export async function renderPreview(
  app: AstroApp,
  ask: Ask,
  siteUrl: string,
  path: string,
): Promise<RenderedPreview> {
  const { content, recorded } = recordingContent(ask)
  const response = await app.render(new Request(siteUrl + path), { locals: { content } })
  const html = await response.text()
  if (recorded.error) throw recorded.error
  return { status: response.status, location: response.headers.get('location'), html }
}
