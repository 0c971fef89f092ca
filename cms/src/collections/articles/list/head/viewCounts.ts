'use client'

import { useSyncExternalStore } from 'react'

/** Number of views of an article, and of unique visitors. */
export type ViewCounts = { all: number; unique: number }

export type ViewCountsState =
  | { is: 'idle' }
  | { is: 'loading' }
  /** `at`: UTC, ISO 8601. */
  | { is: 'loaded'; at: string; counts: ReadonlyMap<number, ViewCounts> }
  | { is: 'failed'; reason: string | null }

const idle: ViewCountsState = { is: 'idle' }
let state: ViewCountsState = idle
const listeners = new Set<() => void>()

/** Sets the view counts of the open list: its head loads them, its rows show them. */
export function setViewCounts(next: ViewCountsState): void {
  state = next
  for (const listener of listeners) listener()
}

export function useViewCounts(): ViewCountsState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
