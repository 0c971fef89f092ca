'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { callNewsroom, type Answer } from '../../users/askNewsroom.ts'
import { reasonOf } from '../reasonOf.ts'
import { mostInOrder, type Order } from './order.ts'
import { OrderKeeper, type OrderAnswer, type OrderState } from './orderKeeper.ts'
import { paidArticleSchema } from './paidArticle.ts'

const answerSchema = z.object({ docs: z.array(paidArticleSchema) })

/** After this it counts as failed, milliseconds. */
const timeoutMs = 15_000

/**
 * The order that the editor sees, kept the same as the newsroom's; looked at anew when the editor comes back to it.
 *
 * @param loaded how it stood when the screen was made; null where it could not be loaded
 */
export function useOrder(loaded: Order | null): { state: OrderState; keeper: OrderKeeper } {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [keeper] = useState(() => {
    return new OrderKeeper(loaded, newsroomOf(config.routes.api, i18n.language))
  })
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void keeper.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [keeper])
  return { state, keeper }
}

function newsroomOf(apiRoute: string, language: string) {
  const reader = { apiRoute, language }
  return {
    load: async () => {
      const signal = AbortSignal.timeout(timeoutMs)
      return orderIn(await callNewsroom(reader, 'GET', '/paid-order/articles', { signal }))
    },
    store: async (order: Order) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const body = { articles: order.slice(0, mostInOrder).map(({ id }) => id) }
      const answer = await callNewsroom(reader, 'POST', '/paid-order/reorder', { body, signal })
      return orderIn(answer)
    },
  }
}

function orderIn(answer: Answer): OrderAnswer {
  const { data } = answerSchema.safeParse(answer.value)
  if (answer.status === 200 && data) return { is: 'answered', order: data.docs }
  return { is: 'failed', reason: reasonOf(answer) }
}
