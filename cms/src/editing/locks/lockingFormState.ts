import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { mayLock } from './mayLock.ts'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/**
 * Builds a form's state like Payload, with two differences. Payload locks the document for every caller: here only for
 * callers who may change it. And it does not check for a colleague's save: Payload would only offer to load that
 * version and discard the typed text (docs/decisions/0024).
 */
export const lockingFormState: ServerFunction<FormState> = async (args) =>
  buildFormStateHandler({
    ...args,
    checkForStaleData: false,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args)),
  })
