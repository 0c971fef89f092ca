'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useSay } from '../../brand/useSay.ts'
import { callNewsroom, type Answer } from '../../users/askNewsroom.ts'
import { reasonOf } from '../reasonOf.ts'
import { carouselRowSchema, type CarouselRow } from './carouselRow.ts'

const texts = backOfficeTexts.carousel
const answerSchema = z.object({ docs: z.array(carouselRowSchema) })

/** The carousel, and what an editor may do to it; each change tells whether it was done. */
export type Carousel = {
  /** Null as long as they could not be loaded. */
  rows: readonly CarouselRow[] | null
  /** What could not be done last, to be read; empty where nothing failed. */
  failure: string
  fail: (message: string) => void
  load: () => Promise<void>
  add: (articleId: number, seconds: number) => Promise<boolean>
  setTime: (row: CarouselRow, seconds: number) => Promise<boolean>
  remove: (row: CarouselRow) => Promise<boolean>
}

/** @param loaded how it stood when the screen was made; null where it could not be loaded */
export function useCarousel(loaded: readonly CarouselRow[] | null): Carousel {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const say = useSay()
  const [rows, setRows] = useState(loaded)
  const [failure, fail] = useState(loaded ? '' : say(texts.notLoaded))
  const reader = { apiRoute: config.routes.api, language: i18n.language }

  const load = async () => {
    const answer = await callNewsroom(reader, 'GET', '/carousel-articles/rows')
    const { data } = answerSchema.safeParse(answer.value)
    if (data) setRows(data.docs)
    fail(data ? '' : (reasonOf(answer) ?? say(texts.notLoaded)))
  }
  /** Shows the carousel as it stands then, also where others have changed it. */
  const change = async (asked: Promise<Answer>, done: number[], fallback: BackOfficeText) => {
    const answer = await asked
    await load()
    const isDone = done.includes(answer.status)
    if (!isDone) fail(reasonOf(answer) ?? say(fallback))
    return isDone
  }
  return {
    ...{ rows, failure, fail, load },
    add: (article, timeDisplayed) => {
      const body = { article, timeDisplayed }
      const asked = callNewsroom(reader, 'POST', '/carousel-articles?depth=0', { body })
      return change(asked, [201], texts.notAdded)
    },
    setTime: ({ id }, timeDisplayed) => {
      const body = { timeDisplayed }
      const asked = callNewsroom(reader, 'PATCH', `/carousel-articles/${id}?depth=0`, { body })
      return change(asked, [200], texts.notUpdated)
    },
    remove: ({ id }) => {
      const asked = callNewsroom(reader, 'DELETE', `/carousel-articles/${id}?depth=0`)
      // Somebody else may have removed it meanwhile.
      return change(asked, [200, 404], texts.notRemoved)
    },
  }
}
