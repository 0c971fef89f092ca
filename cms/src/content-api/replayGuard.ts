import { now } from '@kariera/shared/clock'

/** How long ids are remembered, milliseconds: longer than the five minutes for which a signature is valid. */
const rememberedMs = 15 * 60_000

/** Remembers recent ids. Each process has its own memory: a repeated read changes nothing. */
export class ReplayGuard {
  readonly #seenAt = new Map<string, number>()

  /** @returns false if this id was seen before */
  isNew(id: string): boolean {
    const moment = now().getTime()
    for (const [old, at] of this.#seenAt) {
      if (moment - at < rememberedMs) break
      this.#seenAt.delete(old)
    }
    if (this.#seenAt.has(id)) return false
    this.#seenAt.set(id, moment)
    return true
  }
}
