import type { ReactNode } from 'react'
import type { Check } from './checks.ts'
import styles from './Checklist.module.css'

/** Icon of a check: differs by shape as well as by colour. The text beside it has the same meaning. */
export function CheckSign({ state }: Pick<Check, 'state'>) {
  return (
    <svg aria-hidden="true" className={styles.sign} viewBox="0 0 20 20">
      {shapes[state]}
    </svg>
  )
}

const questionMark = (
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M7.800 7.900a2.300 2.300 0 1 1 3.500 2c-.900.600-1.300 1-1.300 1.900M10 14v.2" />
  </>
)

const shapes: Record<Check['state'], ReactNode> = {
  done: (
    <>
      <circle cx="10" cy="10" fill="currentColor" r="7.5" />
      <path className={styles.cut} d="M6.500 10.200l2.500 2.500 4.600-5" />
    </>
  ),
  missing: <circle cx="10" cy="10" r="7.5" strokeDasharray="3 2.900" />,
  wrong: <path d="M10 2.500L18.300 17H1.700zM10 8v4.200M10 14.500v.2" />,
  checking: <circle cx="10" cy="10" r="7.5" />,
  unknown: questionMark,
}
