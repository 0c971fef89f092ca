'use client'

import { hashtagKey, suggestionMinimum } from '@kariera/shared/rules/hashtags'
import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const suggestionSchema = z.object({ value: z.string(), count: z.number() })
const answerSchema = z.object({ docs: z.array(suggestionSchema) })

/** An existing hashtag, and its number of live articles. */
export type Suggestion = z.infer<typeof suggestionSchema>

/** Pause after the last key before suggestions are requested, milliseconds. */
const pauseMs = 200

/** Returns up to 5 hashtags that contain the typed text, from 3 characters on; empty if they cannot be loaded. */
export function useSuggestions(typed: string): Suggestion[] {
  const { config } = useConfig()
  const apiRoute = config.routes.api
  const [found, setFound] = useState<Suggestion[]>([])
  const key = hashtagKey(typed).trim().replace(/^#+ ?/, '')
  const isLongEnough = Array.from(key).length >= suggestionMinimum
  useEffect(() => {
    if (!isLongEnough) return
    const ending = new AbortController()
    const look = async () => {
      const suggestions = await suggestionsFor(key, apiRoute, ending.signal)
      if (!ending.signal.aborted) setFound(suggestions)
    }
    const timer = setTimeout(() => void look(), pauseMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [key, isLongEnough, apiRoute])
  // Results of a shorter text are used until the response arrives.
  return isLongEnough ? found.filter(({ value }) => hashtagKey(value).includes(key)) : []
}

async function suggestionsFor(
  text: string,
  apiRoute: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const address = `${formatAdminURL({ apiRoute, path: '/hashtags/suggest' })}?${new URLSearchParams({ q: text })}`
  try {
    const answer = await fetch(address, { credentials: 'include', signal })
    return answerSchema.parse(await answer.json()).docs
  } catch {
    return []
  }
}
