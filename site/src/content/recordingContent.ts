import type { AnswerTo, Question } from '@kariera/shared/contracts/reading'
import type { Tag } from '@kariera/shared/tags'
import type { Content } from './content.ts'
import type { Ask } from './questions.ts'

/** What one page has read so far, and the first error that it met. */
export type Recorded = { tags: Set<Tag>; error: Error | null }

/** The content for one render: whatever a page reads is recorded, so that no page can forget a tag. */
export function recordingContent(ask: Ask): { content: Content; recorded: Recorded } {
  const recorded: Recorded = { tags: new Set(), error: null }

  const read = async <Q extends Question>(question: Q): Promise<AnswerTo<Q['ask']>> => {
    try {
      const { value, tags } = await ask(question)
      for (const tag of tags) recorded.tags.add(tag)
      return value
    } catch (error) {
      recorded.error ??= error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }

  const content: Content = {
    frame: () => read({ ask: 'frame' }),
    home: () => read({ ask: 'home' }),
    article: (slug) => read({ ask: 'article', slug }),
  }
  return { content, recorded }
}
