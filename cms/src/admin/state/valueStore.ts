import { useSyncExternalStore } from 'react'

/** A value that parts of a screen share although none is around the other; it lives as long as the page. */
export type ValueStore<Value> = {
  get: () => Value
  set: (value: Value) => void
  /** A hook: the value now, and again after each change. */
  useValue: () => Value
}

/** @param initial also the value on the server */
export function valueStore<Value>(initial: Value): ValueStore<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
