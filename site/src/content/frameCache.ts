import type { PageStore } from '../publisher/store.ts'
import type { Answered, Ask } from './questions.ts'

/**
 * Keeps what every page asks for, the frame, until one of its tags is marked: an answer that was on its way when
 * the mark came is used once and not kept.
 */
export function withFrameCache(ask: Ask, store: PageStore): Ask {
  let kept: { answer: Answered; event: number } | null = null

  return async (question) => {
    if (question.ask !== 'frame') return ask(question)
    if (kept && store.lastMark(kept.answer.tags) <= kept.event) return kept.answer
    const event = store.event
    const answer = await ask(question)
    kept = { answer, event }
    return answer
  }
}
