/** A task that runs repeatedly until it is stopped. */
export type Repetition = {
  /** Runs the next step at once, without waiting for the pause to end. */
  wake: () => void
  /** Resolves when the task has ended. */
  stop: () => Promise<void>
}

/**
 * @param step runs once, and returns the pause until the next run, milliseconds
 * @param end called when the task has ended
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

/** Sleeps between two steps and can be woken; a wake call during a step is not lost. */
class Sleeper {
  #called = false
  #wake: () => void = () => undefined
  #stopped = false

  get stopped(): boolean {
    return this.#stopped
  }

  /** @param ms longest sleep; none if it was woken since the last sleep, or stopped */
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
