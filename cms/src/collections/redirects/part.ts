import { forgetAddresses } from './formerAddresses.ts'
import type { Part } from '../../part.ts'
import { redirects } from './redirects.ts'

/** Former addresses. */
export const part = {
  collections: [redirects],
  menu: { settings: [{ collection: 'redirects' }] },
  forget: forgetAddresses,
  named: [{ collection: 'redirects', place: 13, name: '"from"', searched: ['"from"'] }],
} satisfies Part
