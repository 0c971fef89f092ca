import { handleEndpoints } from 'payload'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePorts } from '../../../scripts/process/ports.ts'
import type { TestNewsroom } from './newsroom.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The built site in a process of its own, on the data folder of a newsroom, whose cms it reads over HTTP. */
export type SiteProcess = {
  port: number
  internalPort: number
  /** Ends the process and starts another one on the same data folder. */
  restart: (settings?: Record<string, string>) => Promise<void>
  close: () => Promise<void>
}

/** Builds and starts a site; its pages are still being rendered when this returns. */
export async function startSite(
  newsroom: TestNewsroom,
  settings: Record<string, string> = {},
): Promise<SiteProcess> {
  const cms = createServer((req, res) => void answer(newsroom, req, res))
  cms.listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const address = cms.address()
  const cmsPort = typeof address === 'object' ? address?.port : undefined
  // Imported by a computed path: the types of the cms do not fit the commands of the root.
  const commands = await import(path.join(root, 'scripts/build.ts'))
  const build = await commands.buildSite(new AbortController().signal)
  const [port = 0, internalPort = 0] = await freePorts(2)
  const script = path.join(root, 'site', 'src', 'server', 'main.ts')
  const start = (more: Record<string, string>) => {
    const env = {
      ...process.env,
      PORT: String(port),
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
      SITE_INTERNAL_PORT: String(internalPort),
      SITE_BUILD_DIR: build.folder,
      ...settings,
      ...more,
    }
    return spawn(process.execPath, [script], {
      cwd: path.join(root, 'site'),
      env,
      stdio: 'inherit',
    })
  }
  let site = start({})
  const stop = async () => {
    if (site.exitCode !== null || site.signalCode !== null) return
    site.kill()
    await once(site, 'exit')
  }
  return {
    port,
    internalPort,
    restart: async (more = {}) => {
      await stop()
      site = start(more)
    },
    close: async () => {
      await stop()
      build.release()
      cms.close()
    },
  }
}

/** Serves the cms to the site over HTTP. */
async function answer(
  { payload }: TestNewsroom,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)])
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost${req.url}`, {
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: new Uint8Array(await buffer(req)),
    }),
    payloadInstanceCacheKey: process.env.DATABASE_URL,
  })
  res.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()))
}
