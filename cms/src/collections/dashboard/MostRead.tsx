import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DailyViews, MostRead as Views } from '../views/readMostRead.ts'
import { RowLink } from './Block.tsx'
import { rowOf, type DashboardReader, type Row } from './readBlocks.ts'
import { ViewLine } from './ViewLine.tsx'
import styles from './Dashboard.module.css'

const texts = backOfficeTexts.dashboard.mostRead

type Props = { views: Views; reader: DashboardReader; addressOf: (path: Row['path']) => string }

/** The views of all articles by day, and the most read articles, each with its own line of views. */
export function MostRead({ views: { all, articles }, reader, addressOf }: Props) {
  const { say } = reader
  const labelOf = (days: DailyViews) =>
    say(texts.line(days.map(({ views }) => views).join(', '), days.length))
  return (
    <div className={styles.views}>
      <figure>
        <ViewLine days={all} height={120} label={labelOf(all)} width={400} />
        <figcaption>
          <span>{all.at(0)?.day.split('-').slice(1).toReversed().join('/')}</span>
          <strong>{say(texts.today(all.at(-1)?.views ?? 0))}</strong>
        </figcaption>
      </figure>
      <ol>
        {articles.map(({ id, title, views, days }) => {
          const detail = say(texts.views(views))
          const row = rowOf(reader, { path: `/collections/articles/${id}`, title, detail })
          return (
            <li key={id}>
              <div>
                <RowLink addressOf={addressOf} row={row} />
              </div>
              <ViewLine days={days} height={28} label={labelOf(days)} width={90} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
