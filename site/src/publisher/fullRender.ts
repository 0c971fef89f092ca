import { routesSchema } from '@kariera/shared/contracts/reading/query'
import { homePath, notFoundPaths } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { bootOfMachine } from './store/bootOfMachine.ts'
import type { Ask } from '../content/queries.ts'
import type { PageFiles } from './pageFiles.ts'
import type { Publisher } from './publisher.ts'
import type { PageStore } from './store/pageStore.ts'

/** Pause before the next attempt while the cms is unavailable, milliseconds. */
const retryMs = 1000
/** Pages marked in one transaction. */
const marksAtOnce = 1000

/**
 * The progress of the listing of a full render: which pages were marked already. It is in the store, so it survives a
 * restart.
 */
const listingSchema = z.object({
  /** The event at which it began: pages rendered since then need no other render. */
  event: z.number(),
  step: z.enum(['disk', 'stored', 'routes', 'done']),
  /** The last marked page (its path, or the id of its article). */
  after: z.string(),
})
type Listing = z.infer<typeof listingSchema>

/**
 * Renders every page once for each build of the site, and whenever the cms requests everything. First all pages are
 * marked: those on disk, those in the store and those that the cms lists; then the publisher renders them with lower
 * priority than what editors publish meanwhile. After a kill at any moment it continues where it was.
 */
export class FullRender {
  readonly #ask: Ask
  readonly #store: PageStore
  readonly #files: PageFiles
  readonly #publisher: Publisher
  readonly #build: string
  readonly #ended = new AbortController()
  /** Runs outside the request that started it, so that an error here is not counted as an error of that request. */
  readonly #outsideRequest = AsyncLocalStorage.snapshot()
  #running: Promise<void> | null = null

  constructor(options: {
    ask: Ask
    store: PageStore
    files: PageFiles
    publisher: Publisher
    build: string
  }) {
    this.#ask = options.ask
    this.#store = options.store
    this.#files = options.files
    this.#publisher = options.publisher
    this.#build = options.build
  }

  /**
   * To be called at the start. A new build renders everything, and so does a machine that was rebooted, because the
   * last writes may not have reached its disk. Otherwise the pages that were left are continued.
   */
  begin(): void {
    const boot = bootOfMachine()
    const lived = JSON.stringify({ build: this.#build, boot })
    if (this.#store.meta('lived') !== lived) this.askAnew({ lived })
    // Files may be lost at a power cut, which is not noticed here.
    else if (boot === null) this.#store.forgetDigests()
    void this.run()
  }

  /** Marks that every page is to be listed, rendered anew and compared with its files; `run` does it. */
  askAnew(noted: Record<string, string> = {}): void {
    this.#store.forgetDigests()
    this.#store.beginBulk((event) => {
      const listing: Listing = { event, step: 'disk', after: '' }
      return { ...noted, listing: JSON.stringify(listing) }
    })
  }

  /** Continues the listing; only one listing runs at a time. */
  run(): Promise<void> {
    this.#running ??= this.#outsideRequest(() => this.#list())
      .catch((error: unknown) => {
        const reason = errorText(error)
        console.error(JSON.stringify({ event: 'publishing.listing.failed', error: reason }))
        setTimeout(() => void this.run(), retryMs).unref()
      })
      .finally(() => {
        this.#running = null
      })
    return this.#running
  }

  stop(): void {
    this.#ended.abort()
  }

  /** Records when every page of this build was tried at least once; to be called after each page. */
  noteProgress(): void {
    if (this.isDone || this.#listing.step !== 'done' || this.#store.bulkWaits) return
    this.#store.setMeta('renderedFor', this.#build)
    this.#store.setMeta('renderedAt', String(Date.now()))
  }

  /** Whether pages are still being marked. */
  get isListing(): boolean {
    return this.#listing.step !== 'done'
  }

  /** Whether every page was rendered at least once since the site was built. */
  get isDone(): boolean {
    return this.#store.meta('renderedFor') === this.#build
  }

  async #list(): Promise<void> {
    while (this.#listing.step !== 'done' && !this.#ended.signal.aborted) {
      const listing = this.#listing
      try {
        const { paths, next } = await this.#pagesOf(listing)
        // Another full render may have been requested meanwhile.
        if (this.#listing.event !== listing.event) continue
        const progress = { listing: JSON.stringify({ ...listing, ...next }) }
        this.#store.markBulk(paths, listing.event, progress)
        this.#publisher.wake()
      } catch (error) {
        const reason = errorText(error)
        console.warn(JSON.stringify({ event: 'publishing.routes.unreadable', error: reason }))
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    }
    this.noteProgress()
    this.#publisher.wake()
  }

  /** Returns the next pages to be marked, and the position after them. */
  async #pagesOf({ step, after }: Listing): Promise<{ paths: string[]; next: Partial<Listing> }> {
    if (step === 'disk') {
      // The store may have been lost, or a removal may not have reached the disk: pages that are not live must be
      // removed.
      const paths = await this.#files.paths()
      return { paths: [...notFoundPaths, homePath, ...paths], next: { step: 'stored' } }
    }
    if (step === 'stored') {
      const paths = this.#store.pathsAfter(after, marksAtOnce)
      const last = paths.at(-1)
      return { paths, next: last ? { after: last } : { step: 'routes', after: '0' } }
    }
    const { value } = await this.#ask({ ask: 'routes', after: Number(after) })
    const { paths, next } = routesSchema.parse(value)
    return { paths, next: next === null ? { step: 'done' } : { after: String(next) } }
  }

  get #listing(): Listing {
    const noted = this.#store.meta('listing')
    if (noted === null) return { event: 0, step: 'done', after: '' }
    return listingSchema.parse(JSON.parse(noted))
  }
}
