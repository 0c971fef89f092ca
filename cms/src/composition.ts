import { readArticlePaths } from './collections/articles/resolvers/paths.ts'
import { resolvingBy } from './content-api/resolve.ts'
import { routeResolvers } from './content-api/routes.ts'
import { joined } from './lib/joined.ts'
import type { Part } from './part.ts'
import { parts } from './parts.ts'
import { affectedPagesBy } from './publishing/invalidation.ts'

/** What the parts give, put together for the rooms that know no part. */
const all: readonly Part[] = parts

export const collections = all.flatMap((part) => part.collections ?? [])
export const globals = all.flatMap((part) => part.globals ?? [])
export const endpoints = all.flatMap((part) => part.endpoints ?? [])
export const schedules = all.flatMap((part) => part.schedule ?? [])
export const housekeepers = all.flatMap((part) => part.housekeep ?? [])
export const forget = all.flatMap((part) => part.forget ?? [])
export const startWork = all.flatMap((part) => part.start ?? [])
export const views = joined(all.flatMap((part) => (part.views ? [part.views] : [])))
export const providers = all.flatMap((part) => part.providers ?? [])
export const menus = all.flatMap((part) => part.menu ?? [])
export const countWaiting = all.flatMap((part) => part.countWaiting ?? [])

/** Lists whose documents are found by name, in their order. */
export const named = all
  .flatMap((part) => part.named ?? [])
  .toSorted((one, other) => one.place - other.place)

/** Answers the queries of the site. The compiler requires a resolver for each kind. */
export const resolveAll = resolvingBy(
  joined([
    ...parts.flatMap((part) => ('resolvers' in part ? [part.resolvers] : [])),
    routeResolvers({
      few: all.flatMap((part) => part.readPaths ?? []),
      articles: readArticlePaths,
    }),
  ]),
)

/** Computes the pages of an event. The compiler requires a rule for each kind. */
export const affectedPages = affectedPagesBy(
  joined(parts.flatMap((part) => ('invalidation' in part ? [part.invalidation] : []))),
)
