import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload, PayloadRequest } from 'payload'

const calls = new AsyncLocalStorage<PayloadRequest>()

/** Answers a call so that all that is read for it is read in its transaction, on its connection. */
export function onOwnConnection<Answer>(req: PayloadRequest, answer: () => Answer): Answer {
  return calls.run(req, answer)
}

/**
 * Payload looks for the lock of a document without saying for which call (checkDocumentLockStatus.js), so by a second
 * connection while the save holds one: as many saves at once as there are connections then wait for each other for ever.
 */
export function readOnOwnConnection({ db }: Payload): void {
  const find = db.find.bind(db)
  db.find = (query) => {
    const req = query.req ?? calls.getStore()
    return find({ ...query, ...(req && { req }) })
  }
}
