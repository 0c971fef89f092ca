import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as requestHeaders } from 'next/headers.js'
import { getPayload, type ServerFunctionClient } from 'payload'
import { lockingFormState } from '../editing/locks/lockingFormState.ts'
import { refusalOf } from '../lib/query-limits/serverCalls.ts'
import { importMap } from './(payload)/admin/importMap.js'

/**
 * The functions of the server that the admin calls. Payload looks a name up among everything that its map of them inherits, and
 * looks for the user, its rights and the whole request before: a call is judged before Payload hears of it.
 *
 * @returns what Payload answers, or its form of a refusal: a server function has no status of its own
 */
export const serverFunctions: ServerFunctionClient = async (call) => {
  const payload = await getPayload({ config })
  const message = await refusalOf(payload, await requestHeaders(), call)
  if (message !== null) return { errors: [{ message }], message }
  return handleServerFunctions({
    ...call,
    config,
    importMap,
    serverFunctions: { 'form-state': lockingFormState },
  })
}
