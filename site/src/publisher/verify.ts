import { verifyRequestSchema, type VerifyReport } from '@kariera/shared/contracts/verify'
import { Signer } from '@kariera/shared/contracts/signature'
import { pageKindOf } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import { parseJson } from '@kariera/shared/rules/json'
import { brotliDecompressSync } from 'node:zlib'
import type { PageFiles } from './pageFiles.ts'
import type { Rendering } from './render.ts'
import type { PageStore } from './store/pageStore.ts'

/** The response to a comparison: its result, or why the request was refused. */
export type VerifyAnswer =
  | { status: 200; report: VerifyReport }
  | { status: 400 | 401; error: string }

/** Compares pages, on disk and as readers get them, with a fresh render, and changes nothing. */
export function verifier(options: {
  store: PageStore
  files: PageFiles
  /** Renders from the current content of the cms, without any cache. */
  render: (path: string) => Promise<Rendering>
  /** Returns the brotli form of a page that readers get, perhaps from memory; null when there is none. */
  shown: (path: string) => Promise<Buffer | null>
  hookSecret: string
}) {
  const { store, files, render, shown } = options
  const signer = new Signer(options.hookSecret, 'verify')

  return async (
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<VerifyAnswer> => {
    if (!signer.verify(body, headers))
      return { status: 401, error: 'The signature is missing, wrong or old.' }
    const request = parseJson(verifyRequestSchema, body)
    if (!request) return { status: 400, error: 'The request is not of the form of the contract.' }
    if ('list' in request) {
      const paths = [...new Set([...(await files.paths()), ...store.paths()])].sort()
      return { status: 200, report: { paths, faults: [] } }
    }
    const faults = await Promise.all(request.paths.map(faultOf))
    return {
      status: 200,
      report: { paths: request.paths, faults: faults.filter((fault) => fault !== null) },
    }
  }

  async function faultOf(path: string) {
    const reason = await difference(path).catch(
      (error: unknown) => `it cannot be rendered: ${errorText(error)}`,
    )
    return reason === null ? null : { path, reason }
  }

  async function difference(path: string): Promise<string | null> {
    if (pageKindOf(path) === null) return 'no page of this address may ever be stored'
    const fresh = await render(path)
    const html = await files.read(path)
    const forReaders = await shown(path)
    if (!fresh.exists) {
      const isGone = html === null && forReaders === null && !store.has(path)
      return isGone ? null : 'it stands, though nothing is there'
    }
    if (html === null) return 'it is missing'
    if (html !== fresh.html) return `it is stale: ${firstDifference(html, fresh.html)}`
    const compressed = await files.readCompressed(path)
    if (compressed === null || unpacked(compressed) !== html) return 'its brotli form is not it'
    if (forReaders === null || unpacked(forReaders) !== html) return 'readers get another one'
    const known = new Set(store.tagsOf(path))
    const forgotten = fresh.tags.filter((tag) => !known.has(tag))
    if (forgotten.length > 0) return `its index forgets ${forgotten.join(', ')}`
    return null
  }
}

function unpacked(compressed: Buffer): string | null {
  try {
    return brotliDecompressSync(compressed).toString()
  } catch {
    return null
  }
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 60))
  return `${around(one)} in place of ${around(other)}`
}
