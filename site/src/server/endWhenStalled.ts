import type { ServerResponse } from 'node:http'

/** How long a caller may take nothing of an answer that waits for him, milliseconds. */
const pauseMs = 10_000

/** Ends an answer, with its connection, of which its caller takes nothing more: what it is read from is free again. */
export function endWhenStalled(res: ServerResponse, ms = pauseMs): void {
  res.setTimeout(ms, () => {
    if (res.writableLength > 0) res.socket?.destroy()
    // It is waited for us; the time begins anew.
    else res.socket?.setTimeout(ms)
  })
  res.once('close', () => res.socket?.setTimeout(0))
}
