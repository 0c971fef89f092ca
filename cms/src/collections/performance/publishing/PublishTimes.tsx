import { maxFollowedPages, type PublishTime } from '@kariera/shared/contracts/publishTimes'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { durationText } from '#lib/duration.ts'
import { readPublishTimes } from '#publishing/siteClient.ts'
import { TableHead } from '../TableHead.tsx'
import { summarise } from './summarise.ts'
import screenFrame from '#admin/components/ScreenFrame.module.css'
import styles from '../Performance.module.css'

const texts = backOfficeTexts.tests.publishes

/** Median, 95 of 100 and the slowest of the last day's publishes, with the reason that is known of the slowest. */
export async function PublishTimes({ req }: { req: PayloadRequest }) {
  const say = (text: BackOfficeText) => inLanguageOf(req, text)
  const took = (ms: number) => durationText(ms, req.i18n.language)
  const publishes = await readPublishTimes(req.payload)
  if (publishes === null) return <p className="failure-banner">{say(texts.notLoaded)}</p>
  const summaries = summarise(publishes)
  if (publishes.length === 0) return <p className={screenFrame.nothing}>{say(texts.none)}</p>
  const unfinished = publishes.filter(isUnfinished).length
  return (
    <div className={styles.table}>
      {unfinished > 0 && <p>{say(texts.unfinished(unfinished))}</p>}
      <table>
        <TableHead
          names={[texts.page, texts.count, texts.median, texts.p95, texts.slowest].map(say)}
        />
        <tbody>
          {summaries.map(({ page, count, median, p95, slowest: { ms, publish } }) => (
            <tr key={page}>
              <th scope="row">{say(texts.pages[page])}</th>
              <td>{count}</td>
              <td>{took(median)}</td>
              <td>{took(p95)}</td>
              <td>
                <Link href={logOf(req, publish)} prefetch={false}>
                  {took(ms)}
                </Link>{' '}
                {reasonsOf(publish, took).map(say).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether pages of it still wait. Those of a very large publish are not followed to their end. */
function isUnfinished({ pages, all }: PublishTime): boolean {
  return all === null && pages <= maxFollowedPages
}

/** The address of its first event in the publishing log. */
function logOf({ payload }: PayloadRequest, { events: [id] }: PublishTime): string {
  const adminRoute = payload.config.routes.admin
  const path = id === undefined ? '' : (`/${id}` as const)
  return formatAdminURL({ adminRoute, path: `/collections/publish-events${path}` })
}

/** What can make a publish slow: its many pages, others sent with it, a page whose render was long or failed. */
function reasonsOf(publish: PublishTime, took: (ms: number) => string): BackOfficeText[] {
  const { pages, events, last, failed } = publish
  return [
    texts.affected(pages),
    ...(events.length > 1 ? [texts.together(events.length - 1)] : []),
    ...(last ? [texts.last(last.path, took(last.ms))] : []),
    ...(failed > 0 ? [texts.failed(failed)] : []),
  ]
}
