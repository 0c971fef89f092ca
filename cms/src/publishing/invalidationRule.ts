import type { Tag } from '@kariera/shared/tags'
import type { Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'

/** What an event makes stale: pages to render whether or not they exist yet, and tags whose pages are stale. */
export type Invalidation = { paths: string[]; tags: Tag[] }

/** What a rule may ask: `moment` is now, or when the event was written by a clock that is ahead of ours. */
export type InvalidationContext = { db: Connection; moment: Date; writtenAt: Date }

/** What an event may be about. */
export type EventKind = PublishEvent['documentType']

/** The events of one kind. */
export type EventOf<Kind extends EventKind> = PublishEvent extends infer Event
  ? Event extends { documentType: EventKind }
    ? Kind extends Event['documentType']
      ? Event
      : never
    : never
  : never

/** Which pages show what an event of a kind changed, from what is true when it is asked. Each part states its own. */
export type InvalidationRule<Kind extends EventKind> = (
  event: EventOf<Kind>,
  context: InvalidationContext,
) => Invalidation | Promise<Invalidation>

type Addressed = { slug?: string | null | undefined } | null

/** The pages of something where it was and where it is. */
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
