'use client'

import { useEffect, useState } from 'react'
import { askFor, type Outcome } from '../calls/askFor.ts'
import { useCaller } from '../calls/useCaller.ts'
import { usesSchema, type Uses } from './use.ts'

/** Where a document is used; that is asked for when it is first shown. */
export function useUses(collection: string, id: number): Outcome<Uses> | { is: 'asked' } {
  const caller = useCaller()
  const [found, setFound] = useState<Outcome<Uses> | { is: 'asked' }>({ is: 'asked' })
  useEffect(() => {
    let isAwaited = true
    const look = async () => {
      const outcome = await askFor(caller, { path: `/uses/${collection}/${id}` }, usesSchema)
      if (isAwaited) setFound(outcome)
    }
    void look()
    return () => {
      isAwaited = false
    }
  }, [caller, collection, id])
  return found
}
