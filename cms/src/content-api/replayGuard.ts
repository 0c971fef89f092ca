import { now } from '@kariera/shared/clock'

/** A signature is good for five minutes; ids are remembered for longer than that, milliseconds. */
const rememberedMs = 15 * 60_000

/** Remembers what it has seen lately. Each process has its own: reading changes nothing, whoever repeats it. */
export class ReplayGuard {
  readonly #seenAt = new Map<string, number>()

  /** @returns false when this id has been seen before */
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
