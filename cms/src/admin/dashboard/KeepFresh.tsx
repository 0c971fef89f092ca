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
    const look = () => {
      if (document.hidden || Date.now() - readAt < freshMs) return
      readAt = Date.now()
      router.refresh()
    }
    const timer = setInterval(look, freshMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router])
  return null
}
