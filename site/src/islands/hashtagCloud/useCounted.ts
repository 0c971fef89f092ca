import { errorText } from '@kariera/shared/rules/errors'
import { useEffect, useState } from 'react'
import { cloudWords, countedIn, countsAddress, type CloudWord } from './cloudWords.ts'

/** The state of the cloud's words. */
export type CloudView =
  | { status: 'loading' }
  | { status: 'ready'; words: CloudWord[] }
  | { status: 'failed'; message: string }

/** Requests the words of the cloud, and again by `retry`; the current view stays meanwhile. */
export function useCounted(): { view: CloudView; isBusy: boolean; retry: () => void } {
  const [view, setView] = useState<CloudView>({ status: 'loading' })
  const [requested, setRequested] = useState(1)
  const [answered, setAnswered] = useState(0)
  const isBusy = answered < requested

  useEffect(() => {
    let isWanted = true
    void ask().then((answer) => {
      if (!isWanted) return
      setView(answer)
      setAnswered(requested)
    })
    return () => {
      isWanted = false
    }
  }, [requested])

  const retry = () => {
    if (!isBusy) setRequested(requested + 1)
  }
  return { view, isBusy, retry }
}

async function ask(): Promise<CloudView> {
  try {
    return { status: 'ready', words: cloudWords(countedIn(await answerOf(countsAddress))) }
  } catch (error) {
    return { status: 'failed', message: errorText(error) }
  }
}

/** @throws {Error} with the server's message, or its status */
async function answerOf(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (answer.ok) return answer.json()
  const body: unknown = await answer.json().catch(() => null)
  const hasReason = typeof body === 'object' && body !== null && 'error' in body
  throw new Error(hasReason ? String(body.error) : `the server answered with ${answer.status}`)
}
