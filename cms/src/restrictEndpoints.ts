import { bannerBytesLimit } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, SanitizedConfig } from 'payload'
import { withAnonymousLimit } from './limits/rate-limit/anonymousLimit.ts'
import { isLimited } from './limits/rate-limit/publicReadLimit.ts'
import { boundedEndpoint } from './limits/query-limits/boundedEndpoint.ts'
import { refuseTooLargeQuery } from './limits/query-limits/refuseTooLarge.ts'
import { forbidQueriesOnAccounts } from './collections/users/accountQueries.ts'
import {
  boundPreference,
  boundPreferences,
  preferencesSlug,
} from './collections/users/hooks/preferences.ts'
import { knownByNameOnly } from './collections/users/colleagues.ts'
import { httpError } from './lib/http/httpError.ts'
import { requireDocument } from './lib/access/requireDocument.ts'

type CollectionEndpoint = Omit<Endpoint, 'root'>

/** Endpoint with which the admin reads what its user may do with a document. */
const accessCall = '/access/:id?'

/**
 * Unused endpoints that fail: no account waits for its address to be confirmed; the other one is an error of Payload.
 */
const failing = [
  { slug: 'users', method: 'post', path: '/verify/:id' },
  { slug: 'payload-preferences', method: 'delete', path: '/:key' },
]

/**
 * Restricts Payload's own endpoints. The permissions on a document need a session: that endpoint ignores read access,
 * and would reveal that a hidden document exists. Endpoints for versions are removed where no versions are kept,
 * because they fail. Callers without a session have a rate limit. Every query has limits, and waits for its turn.
 * Documents cannot be queried by fields of the accounts that they refer to.
 */
export async function restrictEndpoints(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building
  const refuseQueries = forbidQueriesOnAccounts(config)
  for (const global of config.globals) {
    if (global.endpoints)
      global.endpoints = global.endpoints
        .filter(isOpenIn(global))
        .map((endpoint) => boundedEndpoint(endpoint))
        .map(withAnonymousLimit)
  }
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(refuseTooLargeQuery)
    collection.hooks.beforeOperation.unshift(requireDocument)
    if (collection.slug === preferencesSlug) collection.hooks.beforeOperation.push(boundPreference)
    if (collection.slug === 'users') knownByNameOnly(collection.fields)
    collection.hooks.beforeOperation.push(refuseQueries)
    const bounds = {
      takesFiles: Boolean(collection.upload),
      beforeTurn: collection.custom.beforeTurn,
      // The html of a banner is sent as text.
      ...(collection.slug === 'banners' && { maximumBytes: 2 * bannerBytesLimit }),
    }
    // Without a list Payload answers 501 with the inner address of the cms, with an empty one 404.
    collection.endpoints = (collection.endpoints || [])
      .filter(isOpenIn(collection))
      .map((endpoint) => (endpoint.path === accessCall ? forTheNewsroom(endpoint) : endpoint))
      .map((endpoint) =>
        collection.slug === preferencesSlug ? boundPreferences(endpoint) : endpoint,
      )
      .map((endpoint) =>
        isLimited(endpoint) ? endpoint : withAnonymousLimit(boundedEndpoint(endpoint, bounds)),
      )
  }
  return config
}

function isOpenIn({ slug, versions }: { slug: string; versions?: unknown }) {
  return ({ method, path }: CollectionEndpoint): boolean =>
    (Boolean(versions) || !path.startsWith('/versions')) &&
    !failing.some((one) => one.slug === slug && one.method === method && one.path === path)
}

function forTheNewsroom({ handler, ...endpoint }: CollectionEndpoint): CollectionEndpoint {
  return {
    ...endpoint,
    handler: (req) => {
      if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
      return handler(req)
    },
  }
}
