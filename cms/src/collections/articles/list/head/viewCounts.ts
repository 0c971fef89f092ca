'use client'

import { valueStore } from '#admin/state/valueStore.ts'

/** Number of views of an article, and of unique visitors. */
export type ViewCounts = { all: number; unique: number }

export type ViewCountsState =
  | { is: 'idle' }
  | { is: 'loading' }
  /** `at`: UTC, ISO 8601. */
  | { is: 'loaded'; at: string; counts: ReadonlyMap<number, ViewCounts> }
  | { is: 'failed'; reason: string | null }

const store = valueStore<ViewCountsState>({ is: 'idle' })

/** Sets the view counts of the open list: its head loads them, its rows show them. */
export const setViewCounts = store.set

export const useViewCounts = store.useValue
