import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { mayLock } from './mayLock.ts'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/**
 * A form's state as Payload builds it. It locks what the form is of, for whoever asks: here for who may change it. And
 * it does not look for a colleague's save: Payload would offer nothing but to load that, and drop what is typed
 * (docs/decisions/0024).
 */
export const lockingFormState: ServerFunction<FormState> = async (args) =>
  buildFormStateHandler({
    ...args,
    checkForStaleData: false,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args)),
  })
