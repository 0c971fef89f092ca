import { randomBatchSize } from '@kariera/shared/rules/listLengths'
import { useRef, useState } from 'react'
import { batchAddress, cardsOf, type RandomCard } from './randomBatch.ts'

/** The state of the strip; `empty`: there is no other article at all. */
export type StripStatus = 'loading' | 'ready' | 'empty' | 'failed'

/** `seen`: ids that were loaded. */
type Batches = { seen: number[]; isLoading: boolean; isExhausted: boolean }

/**
 * Loads random articles, a batch at a time, none of them twice.
 *
 * @param article the article that is being read
 */
export function useRandomCards(article: number): {
  cards: RandomCard[]
  status: StripStatus
  /** Requests the next batch, unless one is on its way, or there are no more. */
  load: () => void
} {
  const [cards, setCards] = useState<RandomCard[]>([])
  const [status, setStatus] = useState<StripStatus>('loading')
  const batches = useRef<Batches>({ seen: [], isLoading: false, isExhausted: false })

  const loadNext = async () => {
    const { current } = batches
    if (current.isLoading || current.isExhausted) return
    current.isLoading = true
    setStatus('loading')
    try {
      const some = await randomCards(batchAddress(article, current.seen))
      current.isExhausted = some.length < randomBatchSize
      current.seen.push(...some.map(({ id }) => id))
      setCards((before) => [...before, ...some])
      setStatus(current.seen.length > 0 ? 'ready' : 'empty')
    } catch {
      // The reader is informed and can try again.
      setStatus('failed')
    }
    current.isLoading = false
  }
  return { cards, status, load: () => void loadNext() }
}

/** @throws {Error} when there is no response, or it does not have the expected shape */
async function randomCards(address: string): Promise<RandomCard[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The request for more articles got the status ${answer.status}.`)
  return cardsOf(await answer.json())
}
