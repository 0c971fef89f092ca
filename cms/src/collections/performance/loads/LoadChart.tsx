import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { durationText } from '#lib/duration.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { LoadRecord } from '#admin/load-times/loadRecord.ts'
import styles from '../Performance.module.css'

const texts = backOfficeTexts.tests.loads

const height = 120
const barWidth = 4
/** Fewer loads do not fill the chart. */
const minBars = 60

/** A bar for each load, as high as it was long; those of lists, of forms and failed ones differ by colour. */
export function LoadChart(props: { loads: LoadRecord[]; name: (load: LoadRecord) => string }) {
  const { loads, name } = props
  const say = useTranslate()
  const { i18n } = useTranslation()
  const took = (ms: number) => durationText(ms, i18n.language)
  const width = Math.max(minBars, loads.length) * (barWidth + 1)
  const longest = Math.max(...loads.map(({ totalTime }) => totalTime), 1)
  return (
    <figure className={styles.loadChart}>
      <svg
        aria-label={say(texts.chart(loads.length))}
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        {loads.map((load, index) => {
          const { testName, timestamp, totalTime, error } = load
          const kind = error === null ? testName.replace(/^.*\//, '') : 'failed'
          const high = Math.max(1, (totalTime / longest) * height)
          return (
            <rect
              className={styles.loadChartBar}
              data-kind={kind}
              height={high}
              key={timestamp}
              width={barWidth}
              x={width - (loads.length - index) * (barWidth + 1)}
              y={height - high}
            >
              <title>{`${name(load)}: ${took(totalTime)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{took(longest)}</span>
        {(['list', 'form', 'failed'] as const).map((kind) => (
          <span className={styles.loadChartKind} data-kind={kind} key={kind}>
            {say(texts.kinds[kind])}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
