import {
  hookMessageSchema,
  type HookMessage,
  type HookReceipt,
} from '@kariera/shared/contracts/hook'
import { Signer } from '@kariera/shared/contracts/signature'
import { parseJson } from '@kariera/shared/rules/json'
import type { FullRender } from './fullRender.ts'
import type { Outcome, Publisher } from './publisher.ts'
import type { PublishTimes } from './publishTimes.ts'
import { isAwaited, isList } from './store/lanes.ts'
import { maxUrgentPages, type Marked, type PageStore } from './store/pageStore.ts'

/** Largest number of pages that the response waits for; the rest is rendered later. */
const waitedPages = 10
/** Longest time that the response waits, milliseconds. */
const waitedMs = 20_000

type Headers = Record<string, string | string[] | undefined>

/** The response of the hook: a receipt, or why the message was refused. */
export type HookAnswer =
  | { status: 200; receipt: HookReceipt }
  | { status: 400 | 401 | 409; error: string }

/**
 * Returns the handler of publish events: a signed message marks the pages that it affects, and gets its response when
 * its own pages are on disk.
 */
export function hookOf(options: {
  store: PageStore
  publisher: Publisher
  fullRender: Pick<FullRender, 'askAnew' | 'run'>
  times: Pick<PublishTimes, 'follow'>
  hookSecret: string
}): (body: string, headers: Headers) => Promise<HookAnswer> {
  const { store, publisher, fullRender, times } = options
  const signer = new Signer(options.hookSecret, 'hook')

  return async (body, headers) => {
    const signed = signer.verify(body, headers)
    if (!signed) return { status: 401, error: 'The signature is missing, wrong or old.' }
    const message = parseJson(hookMessageSchema, body)
    if (!message) return { status: 400, error: 'The message is not of the form of the contract.' }
    // A retry has a new timestamp; the same id and timestamp again are a replay.
    const marked = store.accept(signed, Date.now(), () => mark(message))
    if (!marked) return { status: 409, error: 'This message has been accepted before.' }
    if (message.type === 'everything') void fullRender.run()
    else times.follow(signed.id, message, marked)
    return { status: 200, receipt: await receipt(message, marked) }
  }

  function mark(message: HookMessage): Marked {
    store.noteMoment(message.timestamp, new Date())
    if (message.type === 'publish') return store.mark(message.data)
    fullRender.askAnew()
    return { event: store.event, marked: [] }
  }

  async function receipt(message: HookMessage, { event, marked }: Marked): Promise<HookReceipt> {
    const outcomes = await settle(ownPagesOf(message, marked), event)
    return {
      rendered: outcomes.flatMap((page) => (page.ok ? [{ path: page.path, ms: page.ms }] : [])),
      failed: outcomes.flatMap((page) => (page.ok ? [] : [{ path: page.path, error: page.error }])),
      remaining: marked.length - outcomes.length,
    }
  }

  /** Returns the outcomes of the pages that ended in time. */
  async function settle(paths: string[], event: number): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    const all = paths.map(async (path) => outcomes.push(await publisher.waitForRender(path, event)))
    publisher.wake()
    const ended = new AbortController()
    await Promise.race([Promise.all(all), after(waitedMs, ended.signal)])
    ended.abort()
    return [...outcomes]
  }
}

/** Returns the pages that an editor waits for: the page of the document itself, else the pages that show it. */
function ownPagesOf(message: HookMessage, marked: string[]): string[] {
  if (message.type !== 'publish') return []
  const own = marked.filter((path) => message.data.paths.includes(path) && isAwaited(path))
  // If very many pages are marked, all but the lists have low priority, and nobody waits for them.
  const others = marked.length > maxUrgentPages ? marked.filter((path) => isList(path)) : marked
  return (own.length > 0 ? own : others).slice(0, waitedPages)
}

function after(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ended.addEventListener('abort', () => {
      clearTimeout(timer)
    })
  })
}
