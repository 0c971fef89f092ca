/** So many failures of one page are told; the first says the most. */
const most = 5
/** Longest parts of what is told, characters. */
const longest = { message: 500, stack: 3000 }

let told = 0

/** What fails in a reader's browser, and nobody has caught, is told to the newsroom (P-CALL-4). */
addEventListener('error', ({ message, error, filename }) => {
  // What others bring into the page, extensions above all, is theirs; without an error it is a browser's remark.
  if (error && filename.startsWith(location.origin)) tell(message, error)
})
// A browser may leave out how pages follow each other: the page is there all the same.
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
  if (++told > most) return
  const stack = error instanceof Error ? String(error.stack) : ''
  // A preview's address is a secret.
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
