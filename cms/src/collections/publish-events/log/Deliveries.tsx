'use client'

import type { HookReceipt } from '@kariera/shared/contracts/hook'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { FieldLabel, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { ArrayFieldClientComponent } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'
import type { DeliveryRecord } from '#publishing/deliveryRecord.ts'
import { durationText } from '#lib/duration.ts'
import { eventOf } from './eventOf.ts'
import styles from './Log.module.css'

const texts = backOfficeTexts.publishingLog

/** Delivery of an event to each site: the number of attempts, and the result of its pages. */
export const DeliveriesField: ArrayFieldClientComponent = ({ field }) => {
  const { data } = useDocumentInfo()
  const say = useTranslate()
  const { deliveries, createdAt } = eventOf(data)
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} />
      {deliveries.length === 0 && <p className="plain-value">{say(texts.replaced)}</p>}
      {deliveries.map((delivery) => (
        <Delivery createdAt={createdAt} delivery={delivery} key={delivery.site} />
      ))}
    </div>
  )
}

function Delivery({ delivery, createdAt }: { delivery: DeliveryRecord; createdAt: string }) {
  const say = useTranslate()
  const { site, error, receipt } = delivery
  const name = site === 'local' ? say(texts.localSite) : site
  return (
    <section aria-label={name} className={styles.delivery}>
      <h3 className={styles.deliverySite}>{name}</h3>
      <Progress createdAt={createdAt} delivery={delivery} />
      {error && (
        <>
          <h4>{say(texts.lastError)}</h4>
          <p className={clsx('plain-value', styles.deliveryError)}>{error}</p>
        </>
      )}
      {receipt && !namesNoPage(receipt) && <Pages receipt={receipt} />}
    </section>
  )
}

function Progress({ delivery, createdAt }: { delivery: DeliveryRecord; createdAt: string }) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { attempts, deliveredAt, nextAttemptAt } = delivery
  const state =
    deliveredAt === null
      ? [texts.waiting, nextAttemptAt && texts.nextAttempt(formatDateTime(nextAttemptAt))]
      : [texts.deliveredIn(durationText(between(createdAt, deliveredAt), i18n.language))]
  const parts = [...state, attempts > 0 && texts.attempts(attempts)]
  return (
    <p className="plain-value">
      {parts
        .filter((part) => part !== null && part !== false && part !== '')
        .map(say)
        .join(', ')}
    </p>
  )
}

function Pages({ receipt }: { receipt: HookReceipt }) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { failed, rendered, remaining } = receipt
  return (
    <>
      {failed.length > 0 && (
        <>
          <h4>{say(texts.failedPages)}</h4>
          <ul className={clsx(styles.deliveryPages, styles.deliveryPagesFailed)}>
            {failed.map(({ path, error }) => (
              <li key={path}>
                {path}
                <span className={styles.deliveryError}>{error}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {rendered.length > 0 && <h4>{say(texts.renderedPages)}</h4>}
      <ul className={styles.deliveryPages}>
        {rendered.map(({ path, ms }) => (
          <li key={path}>
            {path}
            <span className={styles.deliveryMs}>{durationText(ms, i18n.language)}</span>
          </li>
        ))}
      </ul>
      {remaining > 0 && <p className="plain-value">{say(texts.remaining(remaining))}</p>}
    </>
  )
}

/** Whether all pages are rendered again, or the change affects no page. */
function namesNoPage({ failed, rendered, remaining }: HookReceipt): boolean {
  return failed.length + rendered.length + remaining === 0
}

function between(earlier: string, later: string): number {
  return Math.max(0, Date.parse(later) - Date.parse(earlier))
}

function useTranslate(): (text: BackOfficeText) => string {
  const translation = useTranslation()
  return (text) => inLanguageOf(translation, text)
}
