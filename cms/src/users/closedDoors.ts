import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, SanitizedConfig } from 'payload'
import { refusal } from './refusal.ts'

type Door = Omit<Endpoint, 'root'>

/** By it the admin asks what its user may do with a document. */
const accessCall = '/access/:id?'

/** Nobody calls them, and they fail: no account waits for its address to be confirmed; the other is Payload's fault. */
const failing = [
  { slug: 'users', method: 'post', path: '/verify/:id' },
  { slug: 'payload-preferences', method: 'delete', path: '/:key' },
]

/**
 * Closes doors of Payload's own. What may be done with a document is told to nobody without a session: that call looks
 * for it past all access, and so would tell that there is one which readers must not know of.
 */
export async function withClosedDoors(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const collection of config.collections) {
    // Where there are no doors at all, there is none to close.
    if (!collection.endpoints) continue
    collection.endpoints = collection.endpoints
      .filter((door) => !isFailing(collection.slug, door))
      .map((door) => (door.path === accessCall ? forTheNewsroom(door) : door))
  }
  return config
}

function isFailing(slug: string, { method, path }: Door): boolean {
  return failing.some((one) => one.slug === slug && one.method === method && one.path === path)
}

function forTheNewsroom({ handler, ...door }: Door): Door {
  return {
    ...door,
    handler: (req) => {
      if (!req.user) throw refusal(req, backOfficeTexts.auth.noUser, 403)
      return handler(req)
    },
  }
}
