import type { HookMessage } from '@kariera/shared/contracts/hook'
import { maxFollowedPages, type PublishTime } from '@kariera/shared/contracts/publishTimes'
import { homePath } from '@kariera/shared/routes'
import type { Publisher } from './publisher.ts'
import { isAwaited } from './store/lanes.ts'
import type { Marked } from './store/pageStore.ts'

/** How long a publish is remembered, milliseconds. */
const keptMs = 24 * 60 * 60_000
/** Most publishes that are remembered: a busy day has hundreds. */
const maxKept = 5000

type PublishMessage = Extract<HookMessage, { type: 'publish' }>

/** How long the publishes of the last day took until readers had their pages. A restart of the site forgets them. */
export class PublishTimes {
  readonly #publisher: Pick<Publisher, 'waitForRender'>
  #times: PublishTime[] = []

  constructor(publisher: Pick<Publisher, 'waitForRender'>) {
    this.#publisher = publisher
  }

  /**
   * Measures a publish whose pages were just marked.
   *
   * @param id of the message: `event_` and the ids of its events
   */
  follow(id: string, message: PublishMessage, { event, marked }: Marked): void {
    if (marked.length === 0) return
    const changedAt = Date.parse(message.timestamp)
    const took = () => Math.max(0, Date.now() - changedAt)
    const time: PublishTime = {
      events: id.match(/\d+/g)?.map(Number) ?? [],
      at: message.timestamp,
      pages: marked.length,
      ...{ failed: 0, own: null, home: null, all: null, last: null },
    }
    // A message that is sent again has the same events.
    const others = this.recent().filter(({ events }) => events.join() !== time.events.join())
    this.#times = [...others, time].slice(-maxKept)
    const waiting = new Set(marked)
    const own = new Set(
      marked.filter((path) => message.data.paths.includes(path) && isAwaited(path)),
    )
    for (const path of marked.slice(0, maxFollowedPages)) {
      void this.#untilRendered(path, event, time).then((ms) => {
        waiting.delete(path)
        if (path === homePath) time.home = took()
        if (own.delete(path) && own.size === 0) time.own = took()
        if (waiting.size > 0) return
        time.all = took()
        time.last = { path, ms }
      })
    }
  }

  /** Returns how long the page's own render took, when it has succeeded; failed attempts are counted. */
  async #untilRendered(path: string, event: number, time: PublishTime): Promise<number> {
    for (;;) {
      const outcome = await this.#publisher.waitForRender(path, event)
      if (outcome.ok) return outcome.ms
      time.failed += 1
    }
  }

  /** The publishes of the last day, the oldest first. */
  recent(): PublishTime[] {
    const since = Date.now() - keptMs
    return this.#times.filter(({ at }) => Date.parse(at) > since)
  }
}
