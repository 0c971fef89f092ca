import type { ReactNode } from 'react'
import type { Shown } from './liveText.ts'
import styles from './LiveState.module.css'

/** Icon of a state: differs by shape as well as by colour. The text beside it has the same meaning. */
export function LiveSign({ state }: { state: Shown['state'] }) {
  return (
    <svg aria-hidden="true" className={styles.sign} viewBox="0 0 20 20">
      {shapes[state]}
    </svg>
  )
}

const ring = <circle cx="10" cy="10" fill="none" r="8" />
const questionMark = (
  <>
    {ring}
    <path d="M7.600 7.800a2.400 2.400 0 1 1 3.700 2c-.9.6-1.300 1-1.300 2M10 14.200v.3" />
  </>
)
const turning = (
  <>
    <circle cx="10" cy="10" fill="none" opacity="0.25" r="8" />
    <path className={styles.turning} d="M10 2a8 8 0 0 1 8 8" />
  </>
)
const pencil = (
  <path d="M4 16l.8-3.400L13.400 4l2.600 2.600-8.600 8.600zM11.600 5.800l2.600 2.600" />
)

const shapes: Record<Shown['state'], ReactNode> = {
  live: (
    <>
      <circle cx="10" cy="10" fill="currentColor" r="8" />
      <path className={styles.cut} d="M6.200 10.300l2.600 2.600 5-5.400" />
    </>
  ),
  rendering: turning,
  removing: turning,
  failed: <path d="M10 2.500L18.300 17H1.700zM10 8v4.200M10 14.500v.2" />,
  unknown: questionMark,
  unchecked: questionMark,
  checking: ring,
  draft: pencil,
  unsaved: pencil,
  scheduled: (
    <>
      {ring}
      <path d="M10 5.500V10l3 2" />
    </>
  ),
  trashed: (
    <path d="M4 5.500h12M8 5.500V3.500h4v2M5.500 5.500l.7 11h7.600l.7-11M8.500 8.500v5M11.500 8.500v5" />
  ),
}
