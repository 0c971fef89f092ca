'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { namesBySave, type Chosen, type HashtagNames } from './chosen.ts'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number(), value: z.string() })) })

/**
 * Loads the texts of hashtags by their ids, in one request.
 *
 * @param chosen must stay the same object while nothing changes
 */
export function useHashtagNames(chosen: readonly Chosen[]): {
  names: HashtagNames
  isLoading: boolean
} {
  const { config } = useConfig()
  const apiRoute = config.routes.api
  const [found, setFound] = useState<HashtagNames>(new Map())
  const [answered, setAnswered] = useState('')
  const saved = useNamesBySave(chosen)
  const wanted = chosen.filter((one) => typeof one === 'number' && !found.has(one)).join(',')
  useEffect(() => {
    if (!wanted) return
    const ending = new AbortController()
    const look = async () => {
      const names = await namesOf(wanted, apiRoute, ending.signal)
      if (ending.signal.aborted) return
      setFound((before) => new Map([...before, ...names]))
      setAnswered(wanted)
    }
    void look()
    return () => ending.abort()
  }, [wanted, apiRoute])
  return { names: new Map([...saved, ...found]), isLoading: answered !== wanted }
}

/** Keeps showing the texts of hashtags that a save has turned into ids. */
function useNamesBySave(chosen: readonly Chosen[]): HashtagNames {
  const [before, setBefore] = useState(chosen)
  const [names, setNames] = useState<HashtagNames>(new Map())
  if (before !== chosen) {
    setBefore(chosen)
    setNames(new Map([...names, ...namesBySave(before, chosen)]))
  }
  return names
}

/** Names that cannot be loaded, or were deleted, are missing. */
async function namesOf(
  ids: string,
  apiRoute: string,
  signal: AbortSignal,
): Promise<[number, string][]> {
  const query = new URLSearchParams({ 'where[id][in]': ids, depth: '0', limit: '100' })
  const address = `${formatAdminURL({ apiRoute, path: '/hashtags' })}?${query}`
  try {
    const answer = await fetch(address, { credentials: 'include', signal })
    return foundSchema.parse(await answer.json()).docs.map(({ id, value }) => [id, value])
  } catch {
    return []
  }
}
