let failure = ''
const listeners = new Set<() => void>()

/** What went wrong with a row of the list that is open, empty for nothing: rows say it, the list shows it above them. */
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
