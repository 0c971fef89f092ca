let failure = ''
const listeners = new Set<() => void>()

/** What failed with a row of the open list, empty if nothing: rows set it, the list shows it above the rows. */
export const listFailure = {
  say: (text: string): void => {
    failure = text
    for (const listener of listeners) listener()
  },
  now: (): string => failure,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
