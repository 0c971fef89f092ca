import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs the work in the request's transaction: its writes are committed together, or rolled back if it throws. */
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
