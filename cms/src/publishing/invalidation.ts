import { now } from '@kariera/shared/clock'
import type { Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'
import type {
  EventKind,
  EventOf,
  Invalidation,
  InvalidationContext,
  InvalidationRules,
} from './invalidationRule.ts'

/** Kinds of events that belong to no part. */
const own = {
  // The site reads everything again; no pages are named.
  everything: () => ({ paths: [], tags: [] }),
} satisfies Partial<InvalidationRules>

/** The rules that the parts have to give. */
export type RulesOfParts = Omit<InvalidationRules, keyof typeof own>

/** Computes the pages of an event. */
export type AffectedPages = ReturnType<typeof affectedPagesBy>

/**
 * @returns a function that computes which pages show what an event changed, from the current state: of two articles
 *   published at once, the one committed last finds the other beside it. `writtenAt`: when the event was written, by a
 *   clock that may be ahead of ours
 */
export function affectedPagesBy(given: RulesOfParts) {
  const rules: InvalidationRules = { ...given, ...own }
  return async (event: PublishEvent, db: Connection, writtenAt: Date): Promise<Invalidation> => {
    const moment = new Date(Math.max(now().getTime(), writtenAt.getTime()))
    return applyRule(rules, event.documentType, event, { db, moment, writtenAt })
  }
}

function applyRule<Kind extends EventKind>(
  rules: InvalidationRules,
  kind: Kind,
  event: EventOf<Kind>,
  context: InvalidationContext,
): Invalidation | Promise<Invalidation> {
  return rules[kind](event, context)
}
