import { setTimeout as sleep } from 'node:timers/promises'
import { cacheControl } from '@kariera/shared/contracts/caching'
import {
  homePath,
  notFoundPath,
  notFoundPathFor,
  pageFileOf,
  pageKindOf,
  sitemapIndexPath,
} from '@kariera/shared/routes'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Publisher } from '../publisher/publisher.ts'
import type { PageStore } from '../publisher/store/pageStore.ts'
import { encodePath, redirectForGood, redirectHome, splitTarget, unavailable } from './answers.ts'
import { endWhenStalled } from './endWhenStalled.ts'
import { begin, encodingsOf, serveFile } from './files.ts'
import type { HotPages } from './hotPages.ts'
import { rightAddress, type PublicAddresses } from './newsroomHost.ts'
import { pictures, type ServePicture } from './pictures.ts'
import { previews, type PreviewOptions } from './previews.ts'
import type { ViewsEndpoint } from './viewsEndpoint.ts'

/** The sources of the public server, and the handlers that it passes requests to. */
export type PublicServerOptions = {
  pages: HotPages
  assetsDir: string
  mediaDir: string
  /** Serves pictures that are not on disk. */
  fromBucket?: ServePicture
  /** Folder of the build's files outside `_astro`: icons. */
  clientDir: string
  store: PageStore
  publisher: Publisher
  /** Passes calls on to the cms (newsroomProxy.ts). */
  toCms: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  /** The cms's scripts and styles, if its build is on this machine. */
  newsroomAssetsDir?: string
  /** The one call that is handled here (viewsEndpoint.ts). */
  views: ViewsEndpoint
  addresses: PublicAddresses
  previews: PreviewOptions
  /** In development, passes requests for pages to Astro's own server. */
  toPages?: (req: IncomingMessage, res: ServerResponse) => void
}

const pageHeaders = {
  'cache-control': cacheControl.pages,
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** How long a reader waits for a page whose file is missing, milliseconds. */
const missingMs = 5000

/**
 * Matched in any case, because the cms matches its addresses so. It includes Next's image resizing, which is not used.
 */
const internalPath = /^\/(?:_site|api\/site|_next\/image)(?:\/|$)/i
const previewAddress = /^\/preview\/([^/]+)\/$/
const viewsPath = /^\/api\/views\/?$/
/** As Next names them. */
const newsroomAssets = '/_next/static/'
const cmsPath = /^\/(?:admin|api|_next)(?:\/|$)/

/** Files under names that are usual on other sites. */
const usualFiles: Record<string, string> = {
  '/index.html': homePath,
  '/sitemap.xml': sitemapIndexPath,
}

/**
 * No page has a dot in its address except a preview with its token, so an address with a dot is never one that only
 * lacks its slash.
 */
const isFileLike = /^\/(?!preview\/).*\.[^/]*$/

const pageMethods = ['GET', 'HEAD']
/** Next fails for some other methods, TRACE among them. */
const cmsMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * One origin for everyone: published pages and pictures come from disk first, which needs no other process; the back
 * office and the public calls come from the cms, except views, which are handled here.
 */
export function publicServer(options: PublicServerOptions) {
  const { pages, assetsDir, mediaDir, clientDir, store, publisher, toCms, toPages } = options
  const servePicture = pictures(mediaDir, options.fromBucket)
  const servePreview = previews(options.previews, pageHeaders)

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [rawPath, query] = splitTarget(req.url ?? '/')
    const path = decode(rawPath)
    // Internal addresses have a separate port.
    if (path === null || internalPath.test(path)) return notFound(req, res)
    const elsewhere = rightAddress(options.addresses, req.headers.host, path)
    if (elsewhere !== null) {
      const location = elsewhere + encodePath(path) + query
      res.writeHead(307, { location, 'cache-control': 'no-store' }).end()
      return
    }
    if (viewsPath.test(path)) return options.views(req, res)
    if (cmsPath.test(path)) {
      if (!cmsMethods.includes(req.method ?? '')) {
        notAllowed(res, cmsMethods)
        return
      }
      if (path.startsWith(newsroomAssets) && (await serveNewsroomAsset(req, res, path))) return
      return toCms(req, res)
    }
    if (!pageMethods.includes(req.method ?? '')) {
      notAllowed(res, pageMethods)
      return
    }
    if (path.startsWith('/media/')) {
      if (await servePicture(req, res, path.slice('/media/'.length))) return
      return notFound(req, res)
    }
    if (toPages) {
      toPages(req, res)
      return
    }
    if (path.startsWith('/_astro/')) {
      const asset = { root: assetsDir, file: path, precompressed: true }
      const headers = { 'cache-control': cacheControl.immutable }
      if (await serveFile(req, res, { ...asset, headers })) return
      return notFound(req, res)
    }
    await servePage(req, res, path, query)
  }

  async function servePage(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    query: string,
  ): Promise<void> {
    const kind = pageKindOf(path)
    // A page that is there is never redirected.
    if (kind && kind !== 'notFound' && (await serveStored(req, res, path, 200))) return
    if (kind === 'feed') {
      if (!store.has(path)) return notFound(req, res)
      await renderMissing(path)
      if (!(await serveStored(req, res, path, 200))) unavailable(res)
      return
    }
    const slashed = path.endsWith('/') ? path : `${path}/`
    const moved = store.redirectOf(slashed)
    if (moved !== null) {
      redirectForGood(res, moved + query)
      return
    }
    if (path !== slashed) {
      const usual = usualFiles[path]
      if (usual !== undefined) {
        redirectForGood(res, usual + query)
        return
      }
      if (await serveRootFile(req, res, path)) return
      if (isFileLike.test(path)) return notFound(req, res)
      redirectForGood(res, slashed + query)
      return
    }
    const [, previewToken] = previewAddress.exec(path) ?? []
    if (previewToken !== undefined) return servePreview(res, previewToken)
    if (!kind || kind === 'notFound') return notFound(req, res, notFoundPathFor(path))
    // Only pages that are known to exist are rendered on a miss, so that requests cannot cause a flood of renders.
    if (store.has(path)) {
      await renderMissing(path)
      if (await serveStored(req, res, path, 200)) return
      if (store.has(path)) {
        unavailable(res)
        return
      }
    }
    if (kind === 'article') redirectHome(res)
    else await notFound(req, res, notFoundPathFor(path))
  }

  /**
   * The files are named by content. They are served here, so that a slow reader does not hold a connection to the cms.
   */
  function serveNewsroomAsset(req: IncomingMessage, res: ServerResponse, path: string) {
    const root = options.newsroomAssetsDir
    if (root === undefined || !pageMethods.includes(req.method ?? '')) return false
    const headers = { 'cache-control': cacheControl.immutable }
    const file = path.slice(newsroomAssets.length)
    return serveFile(req, res, { root, file, headers, precompressed: true })
  }

  function serveRootFile(req: IncomingMessage, res: ServerResponse, path: string) {
    const headers = { 'cache-control': cacheControl.rootFiles }
    if (!/^\/[\w-]+\.(?:svg|png|ico|txt)$/.test(path)) return Promise.resolve(false)
    return serveFile(req, res, { root: clientDir, file: path, headers })
  }

  async function serveStored(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    status: number,
  ): Promise<boolean> {
    const form = await pages.read(path, encodingsOf(req))
    if (!form) return false
    const { body, etag, encoding } = form
    const headers = { ...pageHeaders, vary: 'Accept-Encoding' }
    const head = { status, headers, name: pageFileOf(path), etag, encoding, length: body.length }
    if (!begin(req, res, head)) return true
    res.end(body)
    if (res.writableLength > 0) endWhenStalled(res)
    return true
  }

  /** All readers of a missing page wait for the same render of it, for a limited time. */
  async function renderMissing(path: string): Promise<void> {
    if (!store.page(path).dirty) store.mark({ paths: [path], tags: [] })
    const rendered = publisher.waitForRender(path, 0)
    publisher.wake()
    await Promise.race([rendered, sleep(missingMs, undefined, { ref: false })])
  }

  async function notFound(
    req: IncomingMessage,
    res: ServerResponse,
    page = notFoundPath,
  ): Promise<void> {
    if (await serveStored(req, res, page, 404)) return
    if (page !== notFoundPath) return notFound(req, res)
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    res.end('Page Not Found\n')
  }
}

function notAllowed(res: ServerResponse, methods: string[]): void {
  const allow = methods.join(', ')
  res.writeHead(405, { allow, 'content-type': 'text/plain; charset=utf-8' })
  res.end(`Only ${allow.replace(/, (?=\w+$)/, ' and ')} are allowed here.\n`)
}

/** Returns the path as text, with single slashes; null when it is not valid or contains `.` or `..`. */
function decode(rawPath: string): string | null {
  try {
    const path = decodeURIComponent(rawPath)
    const crooked = /[\0\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) || !path.startsWith('/')
    return crooked ? null : path.replace(/\/{2,}/g, '/')
  } catch {
    return null
  }
}
