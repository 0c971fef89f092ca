'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { DefaultCellComponentProps } from 'payload'
import { useRef } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { deliveryStateOf, type DeliveryState } from '#publishing/deliveryRecord.ts'
import { eventOf } from './eventOf.ts'
import { stateText } from './stateText.ts'
import { useFreshEvent } from './useFreshEvent.ts'
import { useRetry } from './useRetry.ts'
import styles from './Log.module.css'

const texts = backOfficeTexts.publishingLog

/** List cell: the state of an event. */
export function EventStateCell({ rowData }: DefaultCellComponentProps) {
  const { deliveries, createdAt } = eventOf(rowData)
  return <State state={deliveryStateOf(deliveries, createdAt)} />
}

/** The state at the top of an event's page, updated until it is delivered, with a retry button. */
export function EventStateField() {
  const translation = useTranslation()
  const { id } = useDocumentInfo()
  const { event, look } = useFreshEvent()
  const retry = useRetry()
  const report = useRef<HTMLDivElement>(null)
  const state = deliveryStateOf(event.deliveries, event.createdAt)
  const tryAgain = async () => {
    if (id === undefined) return
    // The button may disappear, so the focus moves to the report.
    report.current?.focus()
    await retry(id)
    await look()
  }
  return (
    <div className={clsx(styles.eventReport, 'field-type')} ref={report} tabIndex={-1}>
      <div role="status">
        <State state={state} />
      </div>
      {state.is !== 'delivered' && state.is !== 'replaced' && (
        <button className="text-button" onClick={() => void tryAgain()} type="button">
          {inLanguageOf(translation, texts.tryAgain)}
        </button>
      )}
    </div>
  )
}

function State({ state }: { state: DeliveryState }) {
  const translation = useTranslation()
  const { headline, detail } = stateText(state, translation.i18n.language)
  return (
    <span className={styles.eventState} data-state={state.is}>
      <span className={styles.eventStateHeadline}>{inLanguageOf(translation, headline)}</span>
      {detail && (
        <span className={styles.eventStateDetail}>{inLanguageOf(translation, detail)}</span>
      )}
    </span>
  )
}
