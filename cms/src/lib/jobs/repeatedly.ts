/** Something that is done again and again, until it is stopped. */
export type Repetition = {
  /** At once, not at the end of the pause. */
  wake: () => void
  /** Answers when it has come to its end. */
  stop: () => Promise<void>
}

/**
 * @param step does it once, and answers how long to pause, milliseconds
 * @param end called when it is over
 */
export function repeatedly(
  step: () => Promise<number>,
  end: () => Promise<unknown> = () => Promise.resolve(),
): Repetition {
  const sleeper = new Sleeper()
  const run = async () => {
    while (!sleeper.stopped) {
      const pauseMs = await step()
      if (pauseMs > 0) await sleeper.sleep(pauseMs)
    }
    await end()
  }
  const running = run()

  return {
    wake: () => {
      sleeper.wake()
    },
    stop: async () => {
      sleeper.stop()
      await running
    },
  }
}

/** Sleeps between two looks at something, and can be woken; a call that comes during a look is not forgotten. */
class Sleeper {
  #called = false
  #wake: () => void = () => undefined
  #stopped = false

  get stopped(): boolean {
    return this.#stopped
  }

  /** @param ms at the longest; no time at all when it was called since the last sleep, or stopped */
  async sleep(ms: number): Promise<void> {
    if (!this.#called && !this.#stopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#called = false
  }

  wake(): void {
    this.#called = true
    this.#wake()
  }

  stop(): void {
    this.#stopped = true
    this.#wake()
  }
}
