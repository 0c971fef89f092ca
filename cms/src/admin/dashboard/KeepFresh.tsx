'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How long what is shown is taken as fresh, milliseconds. */
const freshMs = 60_000

/** Reads the screen again each minute in which it is seen, and when its tab is seen again after a minute or more. */
export function KeepFresh() {
  const router = useRouter()
  useEffect(() => {
    let readAt = Date.now()
    const read = () => {
      if (document.hidden) return
      readAt = Date.now()
      router.refresh()
    }
    const readIfOld = () => {
      if (Date.now() - readAt >= freshMs) read()
    }
    const timer = setInterval(read, freshMs)
    document.addEventListener('visibilitychange', readIfOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readIfOld)
    }
  }, [router])
  return null
}
