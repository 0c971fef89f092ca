import { useConfig, useRouteTransition } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { areCountsKnown } from './listCounts.ts'
import { failureOf, recordOf, type Figures, type Load } from './recordOf.ts'
import { storeLoad } from './storedLoads.ts'

/** Longest wait for the browser's figures of a request, known after its last byte, and for counts, milliseconds. */
const figuresMs = 3000

/** Longest time between a press and the load that it began, milliseconds. */
const pressMs = 1000

let isFirst = true

/**
 * Measures each load of a list or a form, by the browser's own figures: from the press, or the address, until the screen
 * is displayed. Each is also in the browser's timeline (User Timing).
 */
export function useLoadTimings(): void {
  const { isTransitioning } = useRouteTransition()
  const { config } = useConfig()
  const lastPress = useLastPress()
  const hiddenAt = useHiddenAt()
  const store = useEffectEvent((load: Load) => {
    const record = recordOf(load, config.routes.admin)
    if (record) storeLoad(record)
  })
  const measure = (began: number, read: () => Figures | null, stop?: () => void) => {
    const path = location.pathname
    whenDisplayed((displayed) => {
      const look = () => {
        const figures = read()
        const isKnown = figures !== null && areCountsKnown(began)
        if (!isKnown && performance.now() - displayed < figuresMs) setTimeout(look, 50)
        else {
          stop?.()
          // A hidden tab is not displayed until somebody looks at it.
          if (hiddenAt.current < began) store({ path, began, displayed, figures })
        }
      }
      look()
    })
  }
  useEffect(() => {
    if (!isFirst) return
    isFirst = false
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation instanceof PerformanceNavigationTiming)
      measure(0, () => (navigation.responseEnd > 0 ? navigation : null))
  }, [])
  useEffect(() => {
    if (!isTransitioning) return
    const now = performance.now()
    const began = now - lastPress.current < pressMs ? lastPress.current : now
    const requests = requestsSince(began)
    // After a refused request Next loads the address anew, as another page.
    const onLeaving = () => {
      const refused = requests.read().find((request) => failureOf(request) !== null)
      if (!refused) return
      const path = new URL(refused.name).pathname
      store({ path, began, displayed: performance.now(), figures: refused })
    }
    addEventListener('pagehide', onLeaving)
    return () => {
      removeEventListener('pagehide', onLeaving)
      const ended = performance.now()
      const own = () => requests.read().findLast(({ startTime }) => startTime < ended) ?? null
      measure(began, own, requests.stop)
    }
  }, [isTransitioning])
}

/** When the tab was hidden last, milliseconds since the page began. */
function useHiddenAt(): RefObject<number> {
  const at = useRef(-1)
  useEffect(() => {
    const note = () => {
      if (document.hidden) at.current = performance.now()
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return at
}

/** The moment of the last click or key, milliseconds since the page began. */
function useLastPress(): RefObject<number> {
  const last = useRef(-pressMs)
  useEffect(() => {
    const listen = ({ timeStamp }: Event) => {
      last.current = timeStamp
    }
    addEventListener('click', listen, true)
    addEventListener('keydown', listen, true)
    return () => {
      removeEventListener('click', listen, true)
      removeEventListener('keydown', listen, true)
    }
  }, [])
  return last
}

/** Collects Next's requests for screens. */
function requestsSince(began: number) {
  const requests: PerformanceResourceTiming[] = []
  const keep = (entries: PerformanceEntry[]) => {
    for (const entry of entries) {
      const isScreen = entry.startTime >= began && entry.name.includes('_rsc=')
      if (isScreen && entry instanceof PerformanceResourceTiming) requests.push(entry)
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'resource' })
  return {
    read: () => {
      keep(observer.takeRecords())
      return requests
    },
    stop: () => {
      observer.disconnect()
    },
  }
}

function whenDisplayed(act: (at: number) => void): void {
  requestAnimationFrame(() => setTimeout(() => act(performance.now())))
}
