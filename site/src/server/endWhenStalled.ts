import type { ServerResponse } from 'node:http'

/** How long a caller may accept no data of a pending response, milliseconds. */
const pauseMs = 10_000

/**
 * Ends a response and its connection when its caller accepts no more data, so that the source of the data is released.
 */
export function endWhenStalled(res: ServerResponse, ms = pauseMs): void {
  res.setTimeout(ms, () => {
    if (res.writableLength > 0) res.socket?.destroy()
    // The caller is waiting for our data; the timeout starts again.
    else res.socket?.setTimeout(ms)
  })
  res.once('close', () => res.socket?.setTimeout(0))
}
