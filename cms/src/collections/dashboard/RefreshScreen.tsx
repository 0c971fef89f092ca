'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How long what is shown is taken as fresh, milliseconds. */
const freshMs = 60_000

/** Reads the screen again each minute in which it is seen, and when its tab is seen again after a minute or more. */
export function RefreshScreen() {
  const router = useRouter()
  useEffect(() => {
    let readAt = Date.now()
    const read = async () => {
      if (document.hidden) return
      readAt = Date.now()
      if (await responds()) router.refresh()
    }
    const readIfOld = () => {
      if (Date.now() - readAt >= freshMs) void read()
    }
    const timer = setInterval(() => void read(), freshMs)
    document.addEventListener('visibilitychange', readIfOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readIfOld)
    }
  }, [router])
  return null
}

/** Whether the newsroom responds. Next.js answers a failed refresh by loading the address, into the browser's error page. */
async function responds(): Promise<boolean> {
  const response = await fetch('/api/users/me').catch(() => null)
  return Boolean(response?.ok)
}
