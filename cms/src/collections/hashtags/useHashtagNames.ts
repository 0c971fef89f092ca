'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { namesBySave, type Chosen, type HashtagNames } from './chosen.ts'

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number(), value: z.string() })) })

/**
 * The texts of the hashtags that are known by id, asked for in one request.
 *
 * @param chosen the same object as long as nothing is changed
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

/** What a save turned from texts into ids goes on being shown meanwhile. */
function useNamesBySave(chosen: readonly Chosen[]): HashtagNames {
  const [before, setBefore] = useState(chosen)
  const [names, setNames] = useState<HashtagNames>(new Map())
  if (before !== chosen) {
    setBefore(chosen)
    setNames(new Map([...names, ...namesBySave(before, chosen)]))
  }
  return names
}

/** Those that cannot be asked for, or that are gone, stay without a name. */
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
