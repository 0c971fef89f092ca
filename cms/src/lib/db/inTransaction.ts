import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does the work in the request's transaction: what it writes is committed together, or rolled back when it throws. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
