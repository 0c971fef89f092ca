import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as requestHeaders } from 'next/headers.js'
import { getPayload, type ServerFunctionClient } from 'payload'
import { lockingFormState } from '../editing/locks/lockingFormState.ts'
import { refusalOf } from '../limits/query-limits/serverCalls.ts'
import { importMap } from './(payload)/admin/importMap.js'

/**
 * The server functions that the admin calls. Payload looks up the name also among inherited properties of its map of
 * functions, and only after it has read the user, their permissions and the whole request. Therefore a call is checked
 * before Payload gets it.
 *
 * @returns Payload's answer, or its form of a refusal: a server function has no HTTP status
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
