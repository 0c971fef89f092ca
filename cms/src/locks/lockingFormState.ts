import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { ServerFunction } from 'payload'
import { mayLock } from './mayLock.ts'

type FormState = Parameters<typeof buildFormStateHandler>[0]

/**
 * A form's state as Payload builds it. It locks what the form is of, for whoever asks: here for who may change it.
 */
export const lockingFormState: ServerFunction<FormState> = async (args) =>
  buildFormStateHandler({
    ...args,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args)),
  })
