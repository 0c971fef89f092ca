import type { DailyViews } from '../views/readMostRead.ts'
import styles from './Dashboard.module.css'

type Props = { days: DailyViews; label: string; width: number; height: number }

/** Room above and below the line for its own width, in its units. */
const margin = 2

/** A line of views by day, today at its right end. Each of several lines has its own scale. */
export function ViewLine({ days, label, width, height }: Props) {
  const highest = Math.max(...days.map(({ views }) => views), 1)
  const points = days.map(({ views }, index) => {
    const x = (index / (days.length - 1)) * width
    const y = height - margin - (views / highest) * (height - 2 * margin)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      aria-label={label}
      className={styles.viewLine}
      preserveAspectRatio="none"
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
