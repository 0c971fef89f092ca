import { contentTypeOf } from '@kariera/shared/rules/contentTypes'
import { createReadStream, type Stats } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import { endWhenStalled } from './endWhenStalled.ts'

/** A file to serve, below `root`; with `precompressed`, its compressed forms are next to it. */
export type StaticFile = {
  root: string
  file: string
  headers: OutgoingHttpHeaders
  status?: number
  precompressed?: boolean
}

/**
 * Serves a file as it is at this moment: it is opened once, and length, ETag and content are read from that open file,
 * so that a replacement meanwhile cannot mix two versions.
 *
 * @returns false when there is no such file
 */
export async function serveFile(
  req: IncomingMessage,
  res: ServerResponse,
  { root, file, headers, status = 200, precompressed = false }: StaticFile,
): Promise<boolean> {
  const name = path.join(root, file)
  if (!name.startsWith(root + path.sep) || name.includes('\0')) return false
  const opened = await openBest(name, precompressed ? encodingsOf(req) : [])
  if (!opened) return false
  const { handle, stats, encoding } = opened
  const etag = etagOf(stats)
  const vary = precompressed && { vary: 'Accept-Encoding' }
  const head = {
    status,
    name,
    etag,
    encoding,
    length: stats.size,
    headers: { ...headers, ...vary },
  }
  if (begin(req, res, head)) await send(req, res, handle)
  else await handle.close()
  return true
}

type Head = {
  status: number
  headers: OutgoingHttpHeaders
  /** The name of the file, for its type. */
  name: string
  etag: string
  encoding: Encoding | null
  /** Of the body, bytes. */
  length: number
}

/**
 * Sends the head of a file, or that the caller has it already.
 *
 * @returns whether the body is to follow
 */
export function begin(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, name, etag, encoding, length }: Head,
): boolean {
  const all: OutgoingHttpHeaders = {
    ...headers,
    'content-type': contentTypeOf(name),
    'x-content-type-options': 'nosniff',
    etag,
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && isKnown(req.headers['if-none-match'], etag)) {
    res.writeHead(304, all).end()
    return false
  }
  res.writeHead(status, { ...all, 'content-length': length })
  if (req.method !== 'HEAD') return true
  res.end()
  return false
}

/** Whether the caller has the file of this tag already (RFC 9110, 13.1.2: a list or `*`, weak tags count as strong). */
function isKnown(tags: string | undefined, etag: string): boolean {
  const own = etag.replace(/^W\//, '')
  return tags?.trim() === '*' || (tags?.match(/"[^"]*"/g)?.includes(own) ?? false)
}

export function etagOf({ size, mtimeMs }: Stats): string {
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
}

type Opened = { handle: FileHandle; stats: Stats }

async function openBest(
  name: string,
  encodings: Encoding[],
): Promise<(Opened & { encoding: Encoding | null }) | null> {
  for (const encoding of [...encodings, null]) {
    const opened = await openFile(name + (encoding ? suffixes[encoding] : ''))
    if (opened) return { ...opened, encoding }
  }
  return null
}

/** Opens a file; null when there is none of that name. */
export async function openFile(name: string): Promise<Opened | null> {
  const handle = await open(name, 'r').catch(absent)
  if (!handle) return null
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, stats }
  await handle.close()
  return null
}

/** The encodings in which files are sent, best first, and how their files end. */
export const suffixes = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof suffixes
const encodings = ['br', 'gzip'] as const

/** Returns the encodings that the caller accepts (RFC 9110, 12.5.3), the smallest files first. */
export function encodingsOf(req: IncomingMessage): Encoding[] {
  const header = req.headers['accept-encoding']?.toString().toLowerCase() ?? ''
  const weights = new Map(
    header.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return encodings.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function absent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null
  throw error
}

async function send(req: IncomingMessage, res: ServerResponse, handle: FileHandle): Promise<void> {
  // The reader may have gone away; then the stream would never close the file.
  if (res.destroyed || req.socket.destroyed) {
    await handle.close()
    return
  }
  endWhenStalled(res)
  const stream = createReadStream('', { fd: handle })
  stream.on('error', () => res.destroy())
  const giveUp = () => stream.destroy()
  res.on('close', giveUp)
  req.socket.once('close', giveUp)
  // The connection is reused for many files, so the listener is removed.
  stream.once('close', () => req.socket.off('close', giveUp))
  stream.pipe(res)
}
