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
  const etag = `W/"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`
  const all: OutgoingHttpHeaders = {
    ...headers,
    'content-type': contentTypeOf(name),
    'x-content-type-options': 'nosniff',
    etag,
    ...(precompressed && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && req.headers['if-none-match'] === etag) {
    await handle.close()
    res.writeHead(304, all).end()
    return true
  }
  res.writeHead(status, { ...all, 'content-length': stats.size })
  await send(req, res, handle)
  return true
}

type Opened = { handle: FileHandle; stats: Stats; encoding: string | null }

async function openBest(name: string, encodings: Encoding[]): Promise<Opened | null> {
  for (const { suffix, encoding } of [...encodings, { suffix: '', encoding: null }]) {
    const handle = await open(name + suffix, 'r').catch(absent)
    if (!handle) continue
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, stats, encoding }
    await handle.close()
  }
  return null
}

type Encoding = { suffix: string; encoding: string }

function encodingsOf(req: IncomingMessage): Encoding[] {
  const accepted = req.headers['accept-encoding']?.toString() ?? ''
  return [
    { suffix: '.br', encoding: 'br' },
    { suffix: '.gz', encoding: 'gzip' },
  ].filter(({ encoding }) => new RegExp(`\\b${encoding}\\b(?!;q=0(?![.\\d]*[1-9]))`).test(accepted))
}

function absent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null
  throw error
}

async function send(req: IncomingMessage, res: ServerResponse, handle: FileHandle): Promise<void> {
  if (req.method === 'HEAD') {
    await handle.close()
    res.end()
    return
  }
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
