'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { apiRequest, type Call, type Caller } from '../../../admin/api/apiRequest.ts'
import { useApiContext } from '../../../admin/api/useApiContext.ts'
import {
  maxInOrder,
  type Order,
  OrderKeeper,
  type OrderAnswer,
  type OrderState,
} from './orderKeeper.ts'
import { paidArticleSchema } from './paidArticle.ts'

const answerSchema = z.object({ docs: z.array(paidArticleSchema) })

/**
 * Returns the order that the editor sees, in sync with the newsroom's; loaded again when the editor returns to the tab.
 *
 * @param loaded the order when the screen was rendered; null if it could not be loaded
 */
export function useOrder(loaded: Order | null): { state: OrderState; keeper: OrderKeeper } {
  const caller = useApiContext()
  const [keeper] = useState(() => new OrderKeeper(loaded, newsroomOf(caller)))
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void keeper.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [keeper])
  useAskBeforeClosing(state.isSaving)
  return { state, keeper }
}

/** A save that is running when the tab is closed may be lost. */
function useAskBeforeClosing(isSaving: boolean) {
  useEffect(() => {
    if (!isSaving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaving])
}

function newsroomOf(caller: Caller) {
  const ask = async (call: Call): Promise<OrderAnswer> => {
    const outcome = await apiRequest(caller, call, answerSchema)
    return outcome.is === 'done' ? { is: 'answered', order: outcome.value.docs } : outcome
  }
  return {
    load: () => ask({ path: '/paid-order/articles' }),
    store: (order: Order) => {
      const articles = order.slice(0, maxInOrder).map(({ id }) => id)
      return ask({ path: '/paid-order/reorder', method: 'POST', body: { articles } })
    },
  }
}
