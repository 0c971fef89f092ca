import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload, PayloadRequest } from 'payload'

const calls = new AsyncLocalStorage<PayloadRequest>()

/** Handles a request so that all its reads use the connection of its transaction. */
export function onOwnConnection<Answer>(req: PayloadRequest, answer: () => Answer): Answer {
  return calls.run(req, answer)
}

/**
 * Payload reads the lock of a document without passing the request (checkDocumentLockStatus.js), and so takes a second
 * connection while the save holds one. As many concurrent saves as there are connections would then wait for each other
 * forever.
 */
export function readOnOwnConnection({ db }: Payload): void {
  const find = db.find.bind(db)
  db.find = (query) => {
    const req = query.req ?? calls.getStore()
    return find({ ...query, ...(req && { req }) })
  }
}
