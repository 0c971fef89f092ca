/**
 * Counts what an editor does until something is done: a press of a key or of a button, or a text that is typed into a
 * field. The counts are printed.
 */
export class CountedActions {
  readonly counts: Record<string, number> = {}

  /** Performs the actions one after the other. */
  async count(what: string, ...actions: (() => Promise<unknown>)[]): Promise<void> {
    for (const act of actions) await act()
    this.counts[what] = actions.length
    console.log(`${actions.length} actions ${what}`)
  }
}
