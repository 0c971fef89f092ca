'use client'

import { defaultDisplaySeconds, displaySeconds } from '@kariera/shared/rules/displaySeconds'
import { looksEmpty } from '@kariera/shared/rules/invisible'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useRouteCache } from '@payloadcms/ui'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useSessionValue } from '#admin/state/useSessionValue.ts'

const texts = backOfficeTexts.quote

const typedSchema = z.object({
  quoteText: z.string(),
  author: z.string(),
  article: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** As typed. */
  carouselTime: z.string(),
  isPublished: z.boolean(),
})

/** What is typed into the form of a new quote. */
type TypedQuote = z.infer<typeof typedSchema>

const empty = (): TypedQuote => ({
  ...{ quoteText: '', author: '', article: null },
  ...{ carouselTime: String(defaultDisplaySeconds), isPublished: true },
})

/** Returns what was typed since: the fields that still are as they were sent are empty. */
function without(now: TypedQuote, sent: TypedQuote): TypedQuote {
  const still = <Name extends keyof TypedQuote>(name: Name): TypedQuote[Name] =>
    now[name] === sent[name] ? empty()[name] : now[name]
  return {
    ...{ quoteText: still('quoteText'), author: still('author'), article: still('article') },
    ...{ carouselTime: still('carouselTime'), isPublished: still('isPublished') },
  }
}

const addedSchema = z.object({ doc: z.object({ id: z.number() }) })

/** State of the form that adds a quote; what is typed is kept until it is added. */
export function useNewQuote() {
  const say = useTranslate()
  const caller = useApiContext()
  const { user } = useAuth()
  const { clearRouteCache } = useRouteCache()
  const [typed, setTyped] = useSessionValue(`new quote ${user?.id}`, typedSchema, empty)
  const [failure, fail] = useState('')
  const [added, setAdded] = useState<{ id: number; text: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [text, author] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLInputElement>(null)]
  const lacksText = looksEmpty(typed.quoteText)
  const lacksAuthor = looksEmpty(typed.author)

  const add = async () => {
    const { quoteText, article, carouselTime, isPublished } = typed
    const sent = typed
    setIsBusy(true)
    fail('')
    setAdded(null)
    const body = {
      ...{ quoteText, author: typed.author, article: article?.id ?? null },
      carouselTime: displaySeconds(carouselTime),
      _status: isPublished ? 'published' : 'draft',
    }
    const path = `/quotes?depth=0${isPublished ? '' : '&draft=true'}` as const
    const outcome = await apiRequest(caller, { path, method: 'POST', body }, addedSchema)
    setIsBusy(false)
    if (outcome.is === 'failed') {
      fail(outcome.reason ?? say(texts.notAdded))
      return
    }
    setTyped((now) => without(now, sent))
    setAdded({ id: outcome.value.doc.id, text: quoteText.trim().slice(0, 60) })
    startTransition(clearRouteCache)
  }
  // Once the form is shown empty; who is writing the next quote by then goes on writing.
  const focusText = useEffectEvent(() => {
    if (lacksText && lacksAuthor) text.current?.focus()
  })
  useEffect(() => {
    if (added) focusText()
  }, [added])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (lacksText) {
      fail(say(texts.noText))
      text.current?.focus()
    } else if (lacksAuthor) {
      fail(say(texts.noAuthor))
      author.current?.focus()
    } else void add()
  }
  return {
    ...{ typed, failure, fail, added, isBusy, text, author, submit },
    isIdle: isBusy || lacksText || lacksAuthor,
    type: (changes: Partial<TypedQuote>) => setTyped((now) => ({ ...now, ...changes })),
    refresh: () => startTransition(clearRouteCache),
  }
}
