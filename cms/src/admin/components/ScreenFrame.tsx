'use client'

import { Gutter, SetStepNav } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FailureBanner } from './FailureBanner.tsx'
import styles from './ScreenFrame.module.css'

type Props = {
  title: string
  /** Shown beside the title. */
  state?: ReactNode
  explanation: string
  /** Empty if nothing has failed. */
  failure: string
  tryAgain?: (() => void) | undefined
  /** Of a screen that is one of several. */
  tabs?: ReactNode
  children: ReactNode
}

/** Frame of a screen on which editors arrange home: Payload's list frame with our content. */
export function ScreenFrame(props: Props) {
  const { title, state, explanation, failure, tryAgain, tabs, children } = props
  return (
    <div className={clsx('collection-list', styles.arrangement)}>
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="collection-list__wrap">
        {tabs}
        <div className="list-header">
          <h1 className="list-header__title">{title}</h1>
          {state}
        </div>
        <p className={styles.explanation}>{explanation}</p>
        <FailureBanner message={failure} tryAgain={tryAgain} />
        {children}
      </Gutter>
    </div>
  )
}
