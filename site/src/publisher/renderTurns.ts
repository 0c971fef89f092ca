type Work = { readonly lane: number }
type Waiting = { work: Work; resolve: () => void }

/**
 * Gives renders their turn: one page in each turn of the event loop, the most urgent first. A publish never waits until
 * a whole group of a full render is rendered, and requests are answered in between.
 */
export class RenderTurns {
  #waiting: Waiting[] = []

  /** Resolves when the work may begin; a lower lane goes first, also if it has become lower meanwhile. */
  take(work: Work): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) this.#schedule()
      this.#waiting.push({ work, resolve })
    })
  }

  readonly #next = () => {
    const first = Math.min(...this.#waiting.map(({ work }) => work.lane))
    const [next] = this.#waiting.splice(
      this.#waiting.findIndex(({ work }) => work.lane === first),
      1,
    )
    if (this.#waiting.length > 0) this.#schedule()
    next?.resolve()
  }

  /** Not in the very next turn: what has just begun sends its queries first (content/queries.ts). */
  #schedule(): void {
    setImmediate(() => setImmediate(this.#next))
  }
}
