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
  const [asked, setAsked] = useState(1)
  const [answered, setAnswered] = useState(0)
  const isBusy = answered < asked

  useEffect(() => {
    let isWanted = true
    void ask().then((answer) => {
      if (!isWanted) return
      setView(answer)
      setAnswered(asked)
    })
    return () => {
      isWanted = false
    }
  }, [asked])

  const retry = () => {
    if (!isBusy) setAsked(asked + 1)
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
  const told: unknown = await answer.json().catch(() => null)
  const hasReason = typeof told === 'object' && told !== null && 'error' in told
  throw new Error(hasReason ? String(told.error) : `the server answered with ${answer.status}`)
}
