'use client'

import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { apiRequest, sentOnce, type Outcome, type Send } from './apiRequest.ts'
import { useApiContext } from './useApiContext.ts'

type Path = `/${string}`
type Found<Value> = { path: Path; outcome: Outcome<Value> }

/**
 * What the newsroom answers to a question; asked anew when it changes, or when `again` is called. What was found
 * before stays until there is something newer for the same question.
 *
 * @param path below the route of the API; null: nothing is asked
 * @param schema and `send` are the same for ever
 */
export function useApiQuery<Value>(
  path: Path | null,
  schema: z.ZodType<Value>,
  send: Send = sentOnce,
): { answer: Outcome<Value> | { is: 'loading' }; again: () => void } {
  const caller = useApiContext()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Found<Value> | null>(null)
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    void apiRequest(caller, { path }, schema, send).then((outcome) => {
      if (isWanted) setFound({ path, outcome })
    })
    return () => {
      isWanted = false
    }
  }, [caller, path, round, schema, send])
  const isKnown = found !== null && found.path === path
  return {
    answer: isKnown ? found.outcome : { is: 'loading' },
    again: () => setRound((before) => before + 1),
  }
}
