'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { apiRequest, type Call, type Caller } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import {
  maxInOrder,
  type Order,
  type OrderAnswer,
  OrderKeeper,
  type OrderSource,
  type OrderState,
} from './orderKeeper.ts'

/** Where an order is read and stored in the REST API, and the shape of its rows. */
export type OrderAddress<Row extends { id: number }> = {
  list: `/${string}`
  reorder: `/${string}`
  row: z.ZodType<Row>
}

/**
 * Returns the order that the editor sees, in sync with the newsroom's; loaded again when the editor returns to the tab.
 *
 * @param loaded the order when the screen was rendered; null if it could not be loaded, undefined if it was not yet
 */
export function useOrder<Row extends { id: number }>(
  loaded: Order<Row> | null | undefined,
  address: OrderAddress<Row>,
): { state: OrderState<Row>; keeper: OrderKeeper<Row> } {
  const caller = useApiContext()
  const [keeper] = useState(() => new OrderKeeper(loaded, sourceOf(caller, address)))
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

function sourceOf<Row extends { id: number }>(
  caller: Caller,
  { list, reorder, row }: OrderAddress<Row>,
): OrderSource<Row> {
  const answerSchema = z.object({ docs: z.array(row) })
  const ask = async (call: Call): Promise<OrderAnswer<Row>> => {
    const outcome = await apiRequest(caller, call, answerSchema)
    return outcome.is === 'done' ? { is: 'answered', order: outcome.value.docs } : outcome
  }
  return {
    load: () => ask({ path: list }),
    store: (order) => {
      const body = { order: order.slice(0, maxInOrder).map(({ id }) => id) }
      return ask({ path: reorder, method: 'POST', body })
    },
  }
}
