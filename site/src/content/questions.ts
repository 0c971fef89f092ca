import { readResponseSchema, type Question } from '@kariera/shared/contracts/reading'
import type { Tag } from '@kariera/shared/tags'
import { randomUUID } from 'node:crypto'
import { Signer } from '@kariera/shared/contracts/signature'

/** An answer of the cms, with the tags of everything that it read. */
export type Answered = { value: unknown; tags: Tag[] }

/** Asks the cms one question; who asks knows the schema of the answer (shared/contracts/reading). */
export type Ask = (question: Question) => Promise<Answered>

/** Most questions in one request. */
const batchSize = 200
/** A cms that takes longer is treated as down, milliseconds. */
const timeoutMs = 15_000

type Waiting = {
  question: Question
  resolve: (answer: Answered) => void
  reject: (error: unknown) => void
}

/** Sends the questions of all renders that are under way together: one signed request for each turn of the event loop. */
export function questionsTo(cmsUrl: string, hookSecret: string): Ask {
  const signer = new Signer(hookSecret)
  let waiting: Waiting[] = []

  const flush = () => {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; start += batchSize) {
      void sendBatch(all.slice(start, start + batchSize))
    }
  }

  const sendBatch = async (batch: Waiting[]) => {
    try {
      const answers = await post(
        cmsUrl,
        signer,
        batch.map(({ question }) => question),
      )
      batch.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer && 'tags' in answer) resolve(answer)
        else reject(new Error(answer?.error ?? 'The cms left a question unanswered.'))
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (question) =>
    new Promise<Answered>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ question, resolve, reject })
    })
}

async function post(cmsUrl: string, signer: Signer, questions: Question[]) {
  const body = JSON.stringify({ questions })
  const response = await fetch(`${cmsUrl}/api/site/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signer.sign(randomUUID(), body) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`the cms answered ${response.status} to a read`)
  return readResponseSchema.parse(await response.json()).answers
}
