import { useRef, useState } from 'react'
import { batchAddress, batchSize, cardsOf, type RandomCard } from './randomBatch.ts'

/** How the strip stands; `empty`: there is no other article at all. */
export type StripStatus = 'loading' | 'ready' | 'empty' | 'failed'

/** `seen`: ids that have come. */
type Batches = { seen: number[]; isLoading: boolean; isExhausted: boolean }

/** Articles at random, a batch at a time, none of them twice. @param article that is being read */
export function useRandomCards(article: number): {
  cards: RandomCard[]
  status: StripStatus
  /** Asks for the next batch, unless one is on its way, or there are no more. */
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
      current.isExhausted = some.length < batchSize
      current.seen.push(...some.map(({ id }) => id))
      setCards((before) => [...before, ...some])
      setStatus(current.seen.length > 0 ? 'ready' : 'empty')
    } catch {
      // The reader is told, and can try again.
      setStatus('failed')
    }
    current.isLoading = false
  }
  return { cards, status, load: () => void loadNext() }
}

/** @throws {Error} when there is no answer, or none of ours */
async function randomCards(address: string): Promise<RandomCard[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The next articles were answered with ${answer.status}.`)
  return cardsOf(await answer.json())
}
