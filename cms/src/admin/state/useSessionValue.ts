import { parseJson } from '@kariera/shared/rules/json'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { z } from 'zod'

/**
 * Like `useState`, for what is being written: it is still there when the screen is opened again, until the browser's tab
 * is closed.
 *
 * @param key names the user and the place
 * @param schema a stored value of another shape is ignored
 * @param initial the value without a stored one
 * @returns the value, and a function that changes it
 */
export function useSessionValue<Value>(
  key: string,
  schema: z.ZodType<Value>,
  initial: () => Value,
): [Value, (change: (now: Value) => Value) => void] {
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  const show = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  const load = useEffectEvent(() => {
    const kept = storedAt(key)
    show((kept === null ? null : parseJson(schema, kept)) ?? initial())
  })
  // After the first render, which the server has made without the browser's storage.
  useEffect(() => load(), [key])
  const change = (update: (now: Value) => Value) => {
    const next = update(latest.current)
    show(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A browser without storage keeps it while the screen is open.
    }
  }
  return [value, change]
}

function storedAt(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
