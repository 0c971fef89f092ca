'use client'

import { formatDate, formatTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useModal, useTranslation } from '@payloadcms/ui'
import { durationText } from '#lib/duration.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ConfirmDialog } from '#admin/confirm-dialog/ConfirmDialog.tsx'
import { TableHead } from '../TableHead.tsx'
import { LoadChart } from './LoadChart.tsx'
import type { LoadRecord } from '#admin/load-times/loadRecord.ts'
import { clearLoads, maxStoredLoads, useStoredLoads } from '#admin/load-times/storedLoads.ts'
import styles from '../Performance.module.css'
import screenFrame from '#admin/components/ScreenFrame.module.css'

const texts = backOfficeTexts.tests.loads
const modalSlug = 'clear-load-timings'

const heads = [
  texts.testName,
  texts.timestamp,
  texts.measurements,
  texts.totalTime,
  texts.articlesCount,
  texts.filteredCount,
  texts.error,
]

/** The loads measured in this browser: a chart, a table with the newest first, and the button that clears them. */
export function LoadTimings() {
  const say = useTranslate()
  const { openModal } = useModal()
  const loads = useStoredLoads()
  const name = useScreenName()
  return (
    <section aria-labelledby="load-timings">
      <div className={styles.head}>
        <h2 id="load-timings">{say(texts.title)}</h2>
        <button
          aria-disabled={loads.length === 0}
          className="panel-button"
          onClick={() => {
            if (loads.length > 0) openModal(modalSlug)
          }}
          type="button"
        >
          {say(texts.clear)}
        </button>
      </div>
      <p className="field-note">{say(texts.explanation(maxStoredLoads))}</p>
      {loads.length === 0 ? (
        <p className={screenFrame.nothing}>{say(texts.none)}</p>
      ) : (
        <>
          <LoadChart loads={loads} name={name} />
          <div
            aria-label={say(texts.measurements)}
            className={styles.table}
            role="region"
            tabIndex={0}
          >
            <table>
              <TableHead names={heads.map(say)} />
              <tbody>
                {loads.toReversed().map((load) => (
                  <LoadRow key={load.timestamp} load={load} name={name(load)} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <ConfirmDialog
        act={say(texts.clear)}
        modalSlug={modalSlug}
        onConfirm={clearLoads}
        heading={say(texts.clear)}
      >
        <p>{say(texts.toClear)}</p>
      </ConfirmDialog>
    </section>
  )
}

function LoadRow({ load, name }: { load: LoadRecord; name: string }) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const took = (ms: number) => durationText(ms, i18n.language)
  const { timestamp, measurements, totalTime, articlesCount, filteredCount, error } = load
  return (
    <tr className={error === null ? undefined : styles.failed}>
      <th scope="row">{name}</th>
      <td>
        {formatDate(timestamp)} {formatTime(timestamp)}
      </td>
      <td>
        {measurements
          .map((part) =>
            [say(texts.parts[part.name]), took(part.duration), part.details && `(${part.details})`]
              .filter(Boolean)
              .join(' '),
          )
          .join(', ')}
      </td>
      <td>{took(totalTime)}</td>
      <td>{articlesCount}</td>
      <td>{filteredCount}</td>
      <td>{error}</td>
    </tr>
  )
}

/** @returns a function that names the screen of a record, in the language of the user */
function useScreenName(): (load: LoadRecord) => string {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  return ({ testName }) => {
    const [entity, kind] = testName.split('/')
    const collection = config.collections.find(({ slug }) => slug === entity)
    const global = config.globals.find(({ slug }) => slug === entity)
    const label = collection?.labels.plural ?? global?.label ?? entity ?? ''
    const name = getTranslation(label, i18n)
    if (!collection) return name
    return say(kind === 'form' ? texts.form(name) : texts.list(name))
  }
}
