/** Largest number of errors that one page reports; the first is the most useful. */
const maxReports = 5
/** Longest parts of a report, characters. */
const longest = { message: 500, stack: 3000 }

let reportCount = 0

/** Reports uncaught errors in a reader's browser to the cms (P-CALL-4). */
addEventListener('error', ({ message, error, filename }) => {
  // Scripts of others in the page, mainly browser extensions, are ignored; an event without an error is only a notice
  // of the browser.
  if (error && filename.startsWith(location.origin)) tell(message, error)
})
// A browser may skip a view transition between pages; this is not an error.
for (const moment of ['pageswap', 'pagereveal'] as const) {
  addEventListener(moment, ({ viewTransition: shown }) => {
    if (!shown) return
    for (const end of [shown.updateCallbackDone, shown.ready, shown.finished]) end.catch(leftOut)
  })
}
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason), reason))

function leftOut(): void {
  return undefined
}

function tell(message: string, error: unknown): void {
  if (++reportCount > maxReports) return
  const stack = error instanceof Error ? String(error.stack) : ''
  // A preview's address is secret.
  const page = location.pathname.replace(/^\/preview\/.*/, '/preview/')
  const failure = {
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    message: message.slice(0, longest.message) || '?',
    details: [page, navigator.userAgent, stack.slice(0, longest.stack)].join('\n'),
    group: 'reader',
  }
  navigator.sendBeacon('/api/logs', JSON.stringify(failure))
}
