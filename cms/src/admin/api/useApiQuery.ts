'use client'

import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { sentWhenSeen } from '../failure/sentWhenSeen.ts'
import { apiRequest, type Outcome, type Send } from './apiRequest.ts'
import { useApiContext } from './useApiContext.ts'

type Path = `/${string}`
type Found<Value> = { path: Path; outcome: Outcome<Value> }

/**
 * Returns the newsroom's response to a query. Queries again when `path` changes or `again` is called. The previous
 * result stays until there is a newer one for the same query.
 *
 * @param path below the API route; null to query nothing
 * @param schema and `send` must stay the same between renders
 */
export function useApiQuery<Value>(
  path: Path | null,
  schema: z.ZodType<Value>,
  send: Send = sentWhenSeen,
): { answer: Outcome<Value> | { is: 'loading' }; again: () => void } {
  const caller = useApiContext()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Found<Value> | null>(null)
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    const wanted: Send = (ask) => send(ask, () => isWanted)
    void apiRequest(caller, { path }, schema, wanted).then((outcome) => {
      if (isWanted) setFound({ path, outcome })
    })
    return () => {
      isWanted = false
    }
  }, [caller, path, round, schema, send])
  const isKnown = found?.path === path
  return {
    answer: isKnown ? found.outcome : { is: 'loading' },
    again: () => setRound((before) => before + 1),
  }
}
