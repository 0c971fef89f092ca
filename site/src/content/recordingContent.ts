import {
  articleSchema,
  frameSchema,
  homeSchema,
  type Question,
} from '@kariera/shared/contracts/reading'
import type { Tag } from '@kariera/shared/tags'
import type { z } from 'zod'
import type { Content } from './content.ts'
import type { Ask } from './questions.ts'

/** What one page has read so far, and the first error that it met. */
export type Recorded = { tags: Set<Tag>; error: Error | null }

/** The content for one render: whatever a page reads is recorded, so that no page can forget a tag. */
export function recordingContent(ask: Ask): { content: Content; recorded: Recorded } {
  const recorded: Recorded = { tags: new Set(), error: null }

  const read = async <Value>(question: Question, schema: z.ZodType<Value>): Promise<Value> => {
    try {
      const { value, tags } = await ask(question)
      for (const tag of tags) recorded.tags.add(tag)
      return schema.parse(value)
    } catch (error) {
      recorded.error ??= error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }

  const content: Content = {
    frame: () => read({ ask: 'frame' }, frameSchema),
    home: () => read({ ask: 'home' }, homeSchema),
    article: (slug) => read({ ask: 'article', slug }, articleSchema.nullable()),
  }
  return { content, recorded }
}
