import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Suspense } from 'react'
import { searchWith } from '../articles/list/head/filters.ts'
import { submissionCollections } from '../submissions/submission.ts'
import { readMostRead } from '../views/readMostRead.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { OpenAnywhere } from '../../editing/presence/OpenAnywhere.tsx'
import { Sign } from '../../admin/components/Sign.tsx'
import { Block, RowLink } from './Block.tsx'
import { RefreshScreen } from './RefreshScreen.tsx'
import { MostRead } from './MostRead.tsx'
import { FailureBlocks } from './FailureBlocks.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import {
  readChanges,
  readDrafts,
  readWaiting,
  rowsPerBlock,
  type DashboardReader,
  type Row,
} from './readBlocks.ts'
import { readUpcoming } from './readUpcoming.ts'
import { dayName, UpcomingDays } from './UpcomingDays.tsx'
import styles from './Dashboard.module.css'

const texts = backOfficeTexts.dashboard
const { all, scheduled } = backOfficeTexts.articleList.tabs

/** The first screen: a welcome, and what is important now (A-DASH-1). */
export function DashboardView({ initPageResult: { permissions, req } }: AdminViewServerProps) {
  const { payload, user } = req
  if (!user) return null
  const { language } = req.i18n
  const say = (text: BackOfficeText) => inLanguageOf(req, text)
  const reader = { payload, user, now: now(), say }
  const addressOf = (path: `/${string}`) =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path })
  const articles = addressOf('/collections/articles')
  const own = { author: `${user.id}` }
  const mayCreate = (slug: CollectionSlug) => Boolean(permissions.collections?.[slug]?.create)
  return (
    <Gutter className={styles.dashboardNow}>
      <RefreshScreen />
      <main>
        <div className={styles.head}>
          <div>
            <h1>{say(texts.welcome(user.name || user.email))}</h1>
            <p>{dayName(reader.now, language)}</p>
          </div>
          <ul className={styles.new}>
            {newDocuments
              .filter(({ slug }) => mayCreate(slug))
              .map(({ slug, text }) => (
                <li key={slug}>
                  <Link href={addressOf(`/collections/${slug}/create`)} prefetch={false}>
                    <Sign of="add" />
                    {say(text)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
        <OpenAnywhere />
        <Suspense>
          <FailureBlocks addressOf={addressOf} reader={reader} withMail={may(user, 'edit')} />
          <FirstSteps addressOf={addressOf} reader={reader} />
        </Suspense>
        <div className={styles.blocks}>
          <Block
            lists={[
              { href: articles + searchWith('', { state: 'draft', ...own }), label: say(all) },
            ]}
            part="drafts"
            isEmpty={isEmpty}
            read={readDrafts}
            reader={reader}
          >
            {(rows) => <RowList addressOf={addressOf} rows={rows} />}
          </Block>
          {may(user, 'edit') && (
            <Block
              lists={submissionCollections.map((slug) => ({
                href: addressOf(`/collections/${slug}`),
                label: getTranslation(payload.collections[slug].config.labels.plural, req.i18n),
              }))}
              part="waiting"
              isEmpty={isEmpty}
              read={readWaiting}
              reader={reader}
            >
              {(rows) => <RowList addressOf={addressOf} rows={rows} />}
            </Block>
          )}
          <Block
            lists={[
              {
                href:
                  articles +
                  searchWith('', { state: 'scheduled', ...(may(user, 'edit') ? {} : own) }),
                label: say(scheduled),
              },
            ]}
            part="upcoming"
            isEmpty={isEmpty}
            read={readUpcoming}
            reader={reader}
          >
            {(days) => (
              <UpcomingDays addressOf={addressOf} days={days} language={language} reader={reader} />
            )}
          </Block>
          <Block
            lists={[{ href: articles, label: say(all) }]}
            isEmpty={({ articles: read }) => read.length === 0}
            part="mostRead"
            read={readViews}
            reader={reader}
          >
            {(views) => <MostRead addressOf={addressOf} reader={reader} views={views} />}
          </Block>
          <Block
            lists={[{ href: `${articles}?sort=-updatedAt`, label: say(all) }]}
            part="changes"
            isEmpty={isEmpty}
            read={readChanges}
            reader={reader}
          >
            {(rows) => <RowList addressOf={addressOf} rows={rows} />}
          </Block>
        </div>
      </main>
    </Gutter>
  )
}

const newDocuments = [
  { slug: 'articles', text: backOfficeTexts.sidebar.newArticle },
  { slug: 'quotes', text: texts.newQuote },
  { slug: 'banners', text: texts.newBanner },
] as const

function RowList({ rows, addressOf }: { rows: Row[]; addressOf: (path: Row['path']) => string }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.path}>
          <RowLink addressOf={addressOf} row={row} />
        </li>
      ))}
    </ul>
  )
}

const isEmpty = (rows: unknown[]) => rows.length === 0

const readViews = ({ payload, now: at }: DashboardReader) =>
  readMostRead(payload.db.drizzle, at, rowsPerBlock)
