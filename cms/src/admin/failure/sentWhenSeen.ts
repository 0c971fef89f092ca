/** Most retries of a load that failed while nobody looked. */
export const maxRetries = 3

/**
 * Sends a query, and again when the browser's tab is looked at if it failed while the tab was hidden (A-LIST-1): a
 * machine that wakes up, or a network that changes, has no failure to show.
 *
 * @param isWanted asked when the tab is looked at: the screen may be another one by then
 */
export async function sentWhenSeen<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  isWanted: () => boolean = () => true,
  tab: Tab = browserTab,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    const answer = await ask()
    const isFailed = answer.status === 0 || answer.status >= 500
    if (!isFailed || retries === maxRetries || !tab.isHidden()) return answer
    await tab.seen()
    if (!isWanted()) return answer
  }
}

export type Tab = {
  isHidden: () => boolean
  /** Resolves when the tab is looked at. */
  seen: () => Promise<void>
}

const browserTab: Tab = {
  isHidden: () => document.hidden,
  seen: () =>
    new Promise((resolve) => {
      const listen = () => {
        if (document.hidden) return
        document.removeEventListener('visibilitychange', listen)
        resolve()
      }
      document.addEventListener('visibilitychange', listen)
    }),
}
