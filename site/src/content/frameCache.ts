import type { PageStore } from '../publisher/store/pageStore.ts'
import type { Answered, Ask } from './queries.ts'

/**
 * Caches the frame, which every page needs, until one of its tags is marked: an answer that was on its way when the
 * mark came is used once and not kept.
 */
export function withFrameCache(ask: Ask, store: PageStore): Ask {
  let kept: { answer: Answered; event: number } | null = null

  return async (query) => {
    if (query.ask !== 'frame') return ask(query)
    if (kept && store.lastMark(kept.answer.tags) <= kept.event) return kept.answer
    const event = store.event
    const answer = await ask(query)
    kept = { answer, event }
    return answer
  }
}
