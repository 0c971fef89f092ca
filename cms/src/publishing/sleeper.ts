/** Sleeps between two looks at something, and can be woken; a call that comes during a look is not forgotten. */
export class Sleeper {
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
