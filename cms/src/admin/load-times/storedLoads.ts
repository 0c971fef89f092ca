import { parseJson } from '@kariera/shared/rules/json'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { loadRecordSchema, type LoadRecord } from './loadRecord.ts'

/** Most records that a browser keeps. */
export const maxStoredLoads = 200

const place = 'kariera.loads'
const storedSchema = z.array(loadRecordSchema)
const none: LoadRecord[] = []
const listeners = new Set<() => void>()

let read: { text: string | null; loads: LoadRecord[] } = { text: null, loads: none }

/** Returns the records of this browser, the oldest first. */
function storedLoads(): LoadRecord[] {
  const text = storedText()
  if (text !== read.text) read = { text, loads: (text && parseJson(storedSchema, text)) || none }
  return read.loads
}

export function storeLoad(load: LoadRecord): void {
  store([...storedLoads(), load].slice(-maxStoredLoads))
}

export function clearLoads(): void {
  store([])
}

export function useStoredLoads(): LoadRecord[] {
  return useSyncExternalStore(subscribe, storedLoads, () => none)
}

/** A browser without storage (some private windows) keeps none. */
function storedText(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function store(loads: LoadRecord[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(loads))
  } catch (error) {
    console.warn(JSON.stringify({ event: 'loads.unstored', error: String(error) }))
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Other tabs of the browser store theirs in the same place.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
