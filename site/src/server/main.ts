import { now } from '@kariera/shared/clock'
import { openPreviewToken } from '@kariera/shared/contracts/previewToken'
import { readSettings, SettingsError } from '@kariera/shared/contracts/settings'
import type { PageState } from '@kariera/shared/contracts/state'
import { errorText } from '@kariera/shared/rules/errors'
import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { queriesTo } from '../content/queries.ts'
import { withFrameCache } from '../content/frameCache.ts'
import { keepAssets, sweepAssets } from '../publisher/assets.ts'
import { FullRender } from '../publisher/fullRender.ts'
import { hookOf } from '../publisher/hook.ts'
import { PublishTimes } from '../publisher/publishTimes.ts'
import { PageFiles } from '../publisher/pageFiles.ts'
import { Publisher } from '../publisher/publisher.ts'
import { renderPage, renderPreview, type AstroApp } from '../publisher/render.ts'
import { lanes } from '../publisher/store/lanes.ts'
import { PageStore } from '../publisher/store/pageStore.ts'
import { RenderTurns } from '../publisher/renderTurns.ts'
import { verifier } from '../publisher/verify.ts'
import { WriterThread } from '../publisher/writerThread.ts'
import { publicServer } from './publicServer.ts'
import { HotPages } from './hotPages.ts'
import { internalServer } from './internalServer.ts'
import { newsroomProxy } from './newsroomProxy.ts'
import { reverseProxy } from './reverseProxy.ts'
import { serverTimeouts } from './serverTimeouts.ts'
import type { ServePicture } from './pictures.ts'
import { answerMalformed, outliveRequests, rememberCallers, safely } from './requestFailures.ts'
import { sendViewsTo } from './sendViews.ts'
import { sessionReader } from './session.ts'
import { ViewBatches } from './viewBatches.ts'
import { viewsEndpoint } from './viewsEndpoint.ts'

/** The site: its publisher and its two servers, on one data folder. */
const settings = settingsOrExit()
const buildDir = path.resolve(import.meta.dirname, '../..', process.env.SITE_BUILD_DIR ?? 'dist')
/** Identifies what pages are made from: when it changes, every page is rendered anew. */
const build = [process.env.KARIERA_BUILD ?? 'unnamed', settings.siteUrl, settings.mediaUrl].join(
  ' ',
)
/** Scripts and styles of the cms's build, if that is on this machine; an absolute path. */
const newsroomAssetsDir = process.env.NEWSROOM_ASSETS_DIR
/** How long the last views may take to be handed over at the end, milliseconds. */
const lastViewsMs = 2000
/** How often the data folder is cleaned up, milliseconds. */
const tidyMs = 60 * 60_000
const data = (name: string) => path.resolve(settings.dataDir, name)
mkdirSync(data('pages'), { recursive: true })

const store = new PageStore(data('pages.sqlite'))
const files = new PageFiles(data('pages'))
const asOf = () => store.asOf
const { cmsUrl, hookSecret } = settings
const ask = withFrameCache(queriesTo(cmsUrl, hookSecret, { asOf }), store)
const askPatiently = withFrameCache(queriesTo(cmsUrl, hookSecret, { asOf, patient: true }), store)
const askPastCaches = queriesTo(cmsUrl, hookSecret, { asOf, fresh: true })
const app = await loadApp(process.env.DEV_SITE_URL)
const bulkFiles = new WriterThread(data('pages'))
const hotPages = new HotPages(data('pages'))
const turns = new RenderTurns()
const publisher = new Publisher({
  store,
  turns,
  files,
  bulkFiles,
  render: (pagePath, onRead, isBulk) =>
    renderPage(app, isBulk ? askPatiently : ask, settings.siteUrl, pagePath, onRead),
  onDisk: (pagePath) => {
    hotPages.forget(pagePath)
  },
  afterEach: () => {
    fullRender.noteProgress()
  },
})
const fullRender = new FullRender({ ask: askPatiently, store, files, publisher, build })
const times = new PublishTimes(publisher)
const hook = hookOf({ store, publisher, fullRender, times, hookSecret })
const verify = verifier({
  store,
  files,
  render: (pagePath) =>
    renderPage(app, askPastCaches, settings.siteUrl, pagePath, () =>
      turns.take({ lane: lanes.bulk }),
    ),
  shown: async (pagePath) => (await hotPages.read(pagePath, ['br']))?.body ?? null,
  hookSecret,
})
const cms = reverseProxy(settings.cmsUrl)
const views = new ViewBatches(sendViewsTo(cmsUrl, hookSecret))
const fromBucket = await pictureBucket()
const pages = process.env.DEV_SITE_URL ? reverseProxy(process.env.DEV_SITE_URL) : null

const internal = createServer(
  serverTimeouts,
  safely(
    internalServer({
      hook,
      verify,
      state: stateOfSite,
      pageState: pages ? inDevelopment : (page) => store.page(page),
      times: () => times.recent(),
    }),
  ),
)
const front = createServer(
  serverTimeouts,
  safely(
    publicServer({
      pages: hotPages,
      assetsDir: data('assets'),
      mediaDir: data('media'),
      ...(fromBucket && { fromBucket }),
      clientDir: path.join(buildDir, 'client'),
      store,
      publisher,
      toCms: newsroomProxy({
        proxy: cms,
        accountOf: sessionReader(settings.payloadSecret),
        trustProxy: settings.trustProxyOfSite,
      }),
      ...(newsroomAssetsDir && { newsroomAssetsDir }),
      views: viewsEndpoint({
        hookSecret,
        trustProxy: settings.trustProxyOfSite,
        take: (view) => views.add(view),
      }),
      addresses: settings,
      previews: {
        ticketOf: (token) => openPreviewToken(token, hookSecret, now()),
        render: (address) => renderPreview(app, askPastCaches, settings.siteUrl, address),
      },
      ...(pages && { toPages: pages.web }),
    }),
  ),
)
for (const server of [internal, front]) {
  rememberCallers(server)
  answerMalformed(server)
}
outliveRequests()
// Only the development servers use WebSocket; without a listener an upgrade is a plain request.
if (pages) {
  front.on('upgrade', (req, socket, head) => {
    const target = /^\/(?:_next|admin|api)\//.test(req.url ?? '') ? cms : pages
    target.socket(req, socket, head)
  })
}

await Promise.all([
  listen(internal, settings.siteInternalPort, settings.siteInternalHost),
  listen(front, settings.port, '0.0.0.0'),
])
console.log(`the site listens on port ${settings.port}`)

if (!pages) {
  fullRender.begin()
  publisher.wake()
  void tidyUp()
  setInterval(() => void tidyUp(), tidyMs).unref()
}

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.once(signal, () => void stop())
}

async function stop(): Promise<void> {
  fullRender.stop()
  internal.close()
  front.close()
  front.closeAllConnections()
  await Promise.all([publisher.stop(), views.stop(AbortSignal.timeout(lastViewsMs))])
  await bulkFiles.close()
  store.close()
  process.exit(0)
}

/** Removes files that are not needed any more: half-written files, and assets that no page has used for a week. */
async function tidyUp(): Promise<void> {
  try {
    await files.sweep()
    // A page that cannot be rendered is still one of an earlier build.
    const isWhole = fullRender.isDone && store.counts().dirty === 0
    const renderedAt = isWhole ? Number(store.meta('renderedAt')) : null
    await sweepAssets(path.join(buildDir, 'client'), data('assets'), renderedAt)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'site.tidying.failed', error: errorText(error) }))
  }
}

/** In development nothing is stored: every page is rendered on request. */
function inDevelopment(page: string): PageState {
  return { path: page, onDisk: true, dirty: false, error: null, renderedAt: null }
}

function stateOfSite() {
  return {
    ...store.counts(),
    listing: fullRender.isListing,
    firstRenderDone: fullRender.isDone,
  }
}

/** Returns the handler of pictures that are not on disk; its client is loaded only if there is a bucket. */
async function pictureBucket(): Promise<ServePicture | null> {
  if (!settings.s3) return null
  const { bucketPictures } = await import('./bucketPictures.ts')
  return bucketPictures(settings.s3)
}

/** Returns the built pages; in development there are none, and Astro's own server shows the pages. */
async function loadApp(devSiteUrl: string | undefined): Promise<AstroApp> {
  if (devSiteUrl) return { render: () => Promise.resolve(new Response(null, { status: 404 })) }
  await keepAssets(path.join(buildDir, 'client'), data('assets'))
  const entry: unknown = await import(pathToFileURL(path.join(buildDir, 'server/entry.mjs')).href)
  if (isEntry(entry)) return entry.app
  throw new Error(`There is no built site in ${buildDir}.`)
}

function isEntry(value: unknown): value is { app: AstroApp } {
  return typeof value === 'object' && value !== null && 'app' in value
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error)
      else reject(new Error(`Port ${port} is taken by another program.`))
    })
    server.listen(port, host, resolve)
  })
}

function settingsOrExit() {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
