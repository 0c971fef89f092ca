'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { apiRequest, type Call } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { movedTo, type Order, type OrderState } from '#editing/arrangement/orderKeeper.ts'
import { useOrder, type OrderAddress } from '#editing/arrangement/useOrder.ts'
import { carouselRowSchema, type CarouselRow } from './carouselRow.ts'

const texts = backOfficeTexts.carousel
const path = '/carousel-articles'
const address: OrderAddress<CarouselRow> = {
  list: `${path}/rows`,
  reorder: `${path}/reorder`,
  row: carouselRowSchema,
}

/** The carousel and its operations. Those that return a promise of a boolean say whether they succeeded. */
export type Carousel = {
  /** Null until they are loaded. */
  rows: Order<CarouselRow> | null
  /** The order, and whether it is stored. */
  state: OrderState<CarouselRow>
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
  /** Gives a row the place of another one. */
  move: (id: number, targetId: number) => void
}

/** @param loaded the rows when the screen was rendered; null if they could not be loaded */
export function useCarousel(loaded: Order<CarouselRow> | null): Carousel {
  const caller = useApiContext()
  const say = useTranslate()
  const { state, keeper } = useOrder(loaded, address)
  const [failed, fail] = useState('')
  const [news, tell] = useState('')

  const load = async () => {
    const answer = await keeper.refresh()
    fail(answer.is === 'failed' ? (answer.reason ?? say(texts.notLoaded)) : '')
  }
  /** Reloads the carousel afterwards, which also shows changes by others. */
  const change = async (call: Call, fallback: BackOfficeText) => {
    tell('')
    keeper.forgetFailure()
    const outcome = await apiRequest(caller, call, z.unknown())
    await load()
    // Another user may have removed it meanwhile.
    const isGone = outcome.is === 'failed' && call.method === 'DELETE' && outcome.status === 404
    if (outcome.is === 'done' || isGone) return true
    fail(outcome.reason ?? say(fallback))
    return false
  }
  return {
    ...{ rows: state.shown, state, fail, news, tell, load },
    failure: failed || failureOf(state.failure, say),
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
    move: (id, targetId) => {
      if (!state.shown) return
      tell('')
      fail('')
      keeper.arrange(movedTo(state.shown, id, targetId))
    },
  }
}

function failureOf(
  failure: OrderState<CarouselRow>['failure'],
  say: ReturnType<typeof useTranslate>,
): string {
  if (!failure) return ''
  return failure.reason ?? say(failure.of === 'load' ? texts.notLoaded : texts.notArranged)
}
