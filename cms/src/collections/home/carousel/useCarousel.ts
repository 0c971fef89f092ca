'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { apiRequest, type Call } from '../../../admin/api/apiRequest.ts'
import { useApiContext } from '../../../admin/api/useApiContext.ts'
import { carouselRowSchema, type CarouselRow } from './carouselRow.ts'

const texts = backOfficeTexts.carousel
const path = '/carousel-articles'
const answerSchema = z.object({ docs: z.array(carouselRowSchema) })

/** The carousel and its operations; each change returns whether it succeeded. */
export type Carousel = {
  /** Null until they are loaded. */
  rows: readonly CarouselRow[] | null
  /** The last failure as text; empty if nothing failed. */
  failure: string
  fail: (message: string) => void
  /** The last successful change as text; empty if there was none. */
  news: string
  tell: (news: string) => void
  load: () => Promise<void>
  add: (articleId: number, seconds: number) => Promise<boolean>
  setTime: (row: CarouselRow, seconds: number) => Promise<boolean>
  remove: (row: CarouselRow) => Promise<boolean>
}

/** @param loaded the rows when the screen was rendered; null if they could not be loaded */
export function useCarousel(loaded: readonly CarouselRow[] | null): Carousel {
  const caller = useApiContext()
  const say = useTranslate()
  const [rows, setRows] = useState(loaded)
  const [failure, fail] = useState(loaded ? '' : say(texts.notLoaded))
  const [news, tell] = useState('')
  const loads = useRef(0)

  const load = async () => {
    loads.current += 1
    const number = loads.current
    const outcome = await apiRequest(caller, { path: `${path}/rows` }, answerSchema)
    // Of two requests, the response to the older one may come last.
    if (number !== loads.current) return
    if (outcome.is === 'done') setRows(outcome.value.docs)
    fail(outcome.is === 'done' ? '' : (outcome.reason ?? say(texts.notLoaded)))
  }
  /** Reloads the carousel afterwards, which also shows changes by others. */
  const change = async (call: Call, fallback: BackOfficeText) => {
    tell('')
    const outcome = await apiRequest(caller, call, z.unknown())
    await load()
    // Another user may have removed it meanwhile.
    const isGone = outcome.is === 'failed' && call.method === 'DELETE' && outcome.status === 404
    if (outcome.is === 'done' || isGone) return true
    fail(outcome.reason ?? say(fallback))
    return false
  }
  return {
    ...{ rows, failure, fail, news, tell, load },
    add: (article, timeDisplayed) => {
      const body = { article, timeDisplayed }
      return change({ path: `${path}?depth=0`, method: 'POST', body }, texts.notAdded)
    },
    setTime: ({ id }, timeDisplayed) => {
      const body = { timeDisplayed }
      return change({ path: `${path}/${id}?depth=0`, method: 'PATCH', body }, texts.notUpdated)
    },
    remove: ({ id }) =>
      change({ path: `${path}/${id}?depth=0`, method: 'DELETE' }, texts.notRemoved),
  }
}
