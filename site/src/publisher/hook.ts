import {
  hookMessageSchema,
  type HookMessage,
  type HookReceipt,
} from '@kariera/shared/contracts/hook'
import { Signer } from '@kariera/shared/contracts/signature'
import type { Publisher } from './publisher.ts'
import type { PageStore } from './store.ts'

/** The answer waits for at most so many pages; the rest follows. */
const waitedPages = 10
/** … and for at most so long, milliseconds. */
const waitedMs = 20_000

type Headers = Record<string, string | string[] | undefined>

/** What the hook answers: a receipt, or why the message was refused. */
export type HookAnswer =
  { status: 200; receipt: HookReceipt } | { status: 400 | 401 | 409; error: string }

/** Takes publish events: a signed message marks what it touches, and is answered when its own pages are on disk. */
export function hookOf(options: {
  store: PageStore
  publisher: Publisher
  hookSecret: string
}): (body: string, headers: Headers) => Promise<HookAnswer> {
  const { store, publisher } = options
  const signer = new Signer(options.hookSecret)

  return async (body, headers) => {
    const signed = signer.verify(body, headers)
    if (!signed) return { status: 401, error: 'The signature is missing, wrong or old.' }
    const message = parse(body)
    if (!message) return { status: 400, error: 'The message is not of the form of the contract.' }
    // A retry has a new timestamp; the very same message again is a replay.
    if (!store.acceptOnce(signed.id, signed.timestamp, Date.now())) {
      return { status: 409, error: 'This message has been accepted before.' }
    }
    return { status: 200, receipt: await publish(message, store, publisher) }
  }
}

async function publish(
  message: HookMessage,
  store: PageStore,
  publisher: Publisher,
): Promise<HookReceipt> {
  const { paths, tags } = message.data
  const { event, marked } = store.mark({ paths, tags })
  const waitedFor = (
    paths.length > 0 ? paths.filter((path) => marked.includes(path)) : marked
  ).slice(0, waitedPages)
  const settled = Promise.all(waitedFor.map((path) => publisher.settled(path, event)))
  publisher.wake()
  const outcomes = (await Promise.race([settled, after(waitedMs)])) ?? []
  return {
    rendered: outcomes.flatMap((page) => (page.ok ? [{ path: page.path, ms: page.ms }] : [])),
    failed: outcomes.flatMap((page) => (page.ok ? [] : [{ path: page.path, error: page.error }])),
    remaining: store.counts().dirty,
  }
}

function parse(body: string): HookMessage | null {
  try {
    return hookMessageSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null).unref())
}
