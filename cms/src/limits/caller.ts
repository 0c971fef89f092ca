import { callerAddress, callerNetwork } from '@kariera/shared/rules/callerAddress'
import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'

/** Returns the address of the caller as far as it can be trusted; null for requests of this process itself. */
export function callerOf(req: Pick<PayloadRequest, 'headers'>): string | null {
  const forwardedFor = new Headers(req.headers).get('x-forwarded-for')
  const address = callerAddress(forwardedFor, settings.trustProxy)
  return address === null ? null : callerNetwork(address)
}
