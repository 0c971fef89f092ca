import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordedView } from '../../shared/src/contracts/viewBatch.ts'
import { PageFiles } from '../../site/src/publisher/pageFiles.ts'
import { Publisher } from '../../site/src/publisher/publisher.ts'
import { PageStore } from '../../site/src/publisher/store/pageStore.ts'
import { HotPages } from '../../site/src/server/hotPages.ts'
import { publicServer } from '../../site/src/server/publicServer.ts'
import { newsroomProxy } from '../../site/src/server/newsroomProxy.ts'
import { reverseProxy } from '../../site/src/server/reverseProxy.ts'
import { viewsEndpoint } from '../../site/src/server/viewsEndpoint.ts'
import { freePorts } from '../process/ports.ts'
import { startNginx, type NginxVariables } from './nginx.ts'

/** The response of a server. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request that is sent as it is: the target is not normalised. */
export interface RawRequest {
  target: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export const page = '/article/2026/11/parva/'
export const archive = '/category/kariera/2026/11/'
export const pageHtml = '<p>статия</p>'.repeat(100)
export const siteHost = 'kariera.example'
export const adminHost = 'redaktsia.kariera.example'
const addresses = { SITE_URL: `https://${siteHost}`, ADMIN_URL: `https://${adminHost}` }

/** Headers that the cms sets on its responses; servers before it must not change them. */
export const headersOfCms = {
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment; filename="a.svg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'image/svg+xml',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** Headers about a single connection, which must not be forwarded. */
const hopByHop = [
  ...['keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'upgrade'],
  ...['http2-settings', 'transfer-encoding'],
]

/** A data folder with a real public server before it, and a cms that answers with the request that it received. */
export class Origin {
  readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  readonly files = new PageFiles(this.#data('pages'))
  /** Addresses requested from the cms. */
  readonly requestedFromCms: string[] = []
  /** Views accepted by the public server. */
  readonly views: RecordedView[] = []
  readonly #cms = createServer(this.#answerAsCms())
  readonly #store = new PageStore(':memory:')
  readonly #stops: (() => Promise<void>)[] = []
  #site: Server | undefined

  /**
   * Writes the files and starts both servers.
   *
   * @returns the port of the public server
   */
  async open(): Promise<number> {
    await this.files.write('/', 'начало')
    await this.files.write('/404/', 'няма такава')
    await this.files.write('/404/service/', 'няма такава услуга')
    await this.files.write('/404/quote/', 'няма такъв цитат')
    await this.files.write('/404/article-unnamed/', 'коя статия')
    await this.files.write(page, pageHtml)
    await this.files.write('/rss.xml', '<rss/>'.repeat(100))
    await this.files.write('/sitemap/2026-11.xml', '<urlset/>'.repeat(100))
    await this.files.write('/sitemap/archives.xml', '<urlset/>'.repeat(100))
    await this.files.write(archive, pageHtml)
    await this.files.write('/hashtag/hlyab/', pageHtml)
    await this.files.write('/branding/lichen-brand/', pageHtml)
    await this.files.write('/robots.txt', 'User-agent: *')
    this.#write('media/a.webp', 'картина')
    this.#write('media/a.html', '<script>alert(1)</script>')
    this.#write('media/a.svg', '<svg/>')
    this.#write('media/folder/b.webp', 'картина')
    this.#write('media/.b.webp', 'картина')
    this.#write('assets/_astro/a.css', 'p{}')
    this.#write('assets/_astro/a.css.br', 'сбито')
    this.#write('assets/_astro/a.css.gz', 'сбито')
    this.#write('client/favicon.svg', '<svg/>')
    this.#write('client/favicon.ico', 'икона')
    this.#write('pages.sqlite', 'тайна')
    this.#write('pages/article/2026/11/parva/index.html.1.tmp', 'тайна')
    // If root runs the tests, nginx reads the files as another user.
    chmodSync(this.folder, 0o755)
    const cmsPort = await listen(this.#cms)
    this.#site = createServer(this.#publicServer(cmsPort))
    return listen(this.#site)
  }

  /** Starts an nginx before the same folder and servers. @returns its port */
  async startNginx(variables: Partial<NginxVariables> = {}): Promise<number> {
    const [port = 0] = await freePorts(1)
    const RUN_DIR = mkdtempSync(join(this.folder, 'run-'))
    chmodSync(RUN_DIR, 0o755)
    const stop = await startNginx({
      PORT: String(port),
      DATA_DIR: this.#data(''),
      SITE_ADDRESS: `127.0.0.1:${portOf(this.#site)}`,
      CMS_ADDRESS: `127.0.0.1:${portOf(this.#cms)}`,
      RESOLVER: '127.0.0.1',
      ...addresses,
      RUN_DIR,
      ...variables,
    })
    this.#stops.push(stop)
    return port
  }

  /** Variables for an nginx that looks for the servers by this name. */
  named(name: string, nameServer: string): Partial<NginxVariables> {
    return {
      RESOLVER: nameServer,
      SITE_ADDRESS: `${name}.example:${portOf(this.#site)}`,
      CMS_ADDRESS: `${name}.example:${portOf(this.#cms)}`,
    }
  }

  /** Ends the public server and the cms; the files remain. */
  closeServers(): void {
    for (const server of [this.#cms, this.#site]) {
      server?.close()
      server?.closeAllConnections()
    }
  }

  async close(): Promise<void> {
    this.closeServers()
    await Promise.all(this.#stops.map((stop) => stop()))
    rmSync(this.folder, { recursive: true, force: true })
  }

  #publicServer(cmsPort: number): RequestListener {
    const publisher = new Publisher({
      store: this.#store,
      files: this.files,
      render: () => Promise.resolve({ exists: false }),
      afterEach: () => undefined,
    })
    const server = publicServer({
      pages: new HotPages(this.#data('pages')),
      assetsDir: this.#data('assets'),
      mediaDir: this.#data('media'),
      clientDir: this.#data('client'),
      store: this.#store,
      publisher,
      toCms: newsroomProxy({
        proxy: reverseProxy(`http://127.0.0.1:${cmsPort}`),
        accountOf: () => Promise.resolve(null),
        trustProxy: 0,
      }),
      views: viewsEndpoint({
        hookSecret: 'for tests only, and long enough for it',
        // Two proxies: nginx, and another one before it.
        trustProxy: 2,
        take: (view) => void this.views.push(view),
      }),
      addresses: { siteUrl: addresses.SITE_URL, adminUrl: addresses.ADMIN_URL },
      previews: {
        ticketOf: () => ({ articleId: 1, expiresAt: '2099-01-01T00:00:00.000Z' }),
        render: (address) =>
          Promise.resolve({ status: 200, location: null, html: `преглед ${address}` }),
      },
    })
    return (req, res) => void server(req, res)
  }

  #answerAsCms(): RequestListener {
    return (req, res) => {
      const { url = '', method, headers } = req
      this.requestedFromCms.push(url)
      if (url === '/api/presence') {
        // As the newsroom answers (cms/src/editing/presence/presenceEndpoints.ts), and without an end.
        res.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
        res.write('event: people\n\n')
        setTimeout(() => res.write('event: beat\n\n'), 50)
        return
      }
      let bytes = 0
      req.on('data', (chunk: Buffer) => (bytes += chunk.length))
      req.on('end', () => {
        const { host } = headers
        const ofOneConnection = hopByHop.filter((name) => headers[name] !== undefined)
        const forwarded = [headers['x-forwarded-for'], headers['x-forwarded-proto']].join(' ')
        res.setHeader('x-forwarded', forwarded)
        res.setHeaders(new Headers(headersOfCms))
        // nginx would obey this header and send a file in place of the response; it must not.
        res.setHeader('x-accel-redirect', page)
        res.end(JSON.stringify({ method, host, url, bytes, ofOneConnection }))
      })
    }
  }

  #write(name: string, content: string): void {
    mkdirSync(join(this.#data(name), '..'), { recursive: true })
    writeFileSync(this.#data(name), content)
  }

  #data(name: string): string {
    return join(this.folder, 'data', name)
  }
}

/** Sends one request on a new connection. */
export function ask(port: number, { target, method, headers, body }: RawRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, agent: false }
    const sent = request({ ...options, headers: { host: siteHost, ...headers } }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject).end(body)
  })
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(portOf(server))
    })
  })
}

function portOf(server: Server | undefined): number {
  const address = server?.address()
  return typeof address === 'object' && address ? address.port : 0
}
