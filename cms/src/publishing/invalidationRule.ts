import type { Tag } from '@kariera/shared/tags'
import type { Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'

/** What an event invalidates: paths to render, whether or not their pages exist yet, and tags of stale pages. */
export type Invalidation = { paths: string[]; tags: Tag[] }

/** Context of a rule: `moment` is now, or when the event was written if that clock is ahead of ours. */
export type InvalidationContext = { db: Connection; moment: Date; writtenAt: Date }

/** The kinds of events. */
export type EventKind = PublishEvent['documentType']

/** The events of one kind. */
export type EventOf<Kind extends EventKind> = PublishEvent extends infer Event
  ? Event extends { documentType: EventKind }
    ? Kind extends Event['documentType']
      ? Event
      : never
    : never
  : never

/** Returns what an event of a kind invalidates, from the current state. Each part of the newsroom has its own rule. */
export type InvalidationRule<Kind extends EventKind> = (
  event: EventOf<Kind>,
  context: InvalidationContext,
) => Invalidation | Promise<Invalidation>

/** A rule for each kind of event. */
export type InvalidationRules = { [Kind in EventKind]: InvalidationRule<Kind> }

type Addressed = { slug?: string | null | undefined } | null

/** Returns the old and the new path of a document. */
export function formerAndPresentPaths(
  { was, is }: { was: Addressed; is: Addressed },
  pathOf: (slug: string) => string,
): string[] {
  const slugs = [was?.slug, is?.slug].filter((slug) => typeof slug === 'string')
  return unique(slugs.map(pathOf))
}

export function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}
