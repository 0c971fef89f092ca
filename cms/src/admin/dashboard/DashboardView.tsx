import { now } from '@kariera/shared/clock'
import { timeZone } from '@kariera/shared/rules/dates'
import { errorText } from '@kariera/shared/rules/errors'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Suspense } from 'react'
import { isEditor } from '../../collections/users/access.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { Sign } from '../components/Sign.tsx'
import { FailedPublishes } from './FailedPublishes.tsx'
import {
  readChanges,
  readDrafts,
  readEnding,
  readFailed,
  readMostRead,
  readScheduled,
  readUnsent,
  readWaiting,
  type DashboardReader,
  type Row,
} from './readDashboard.ts'

const texts = backOfficeTexts.dashboard

/**
 * The first screen: a welcome, and what is important now (A-DASH-1). Each block is read separately and appears when it
 * is ready.
 */
export function DashboardView({ initPageResult: { permissions, req } }: AdminViewServerProps) {
  const { payload, user } = req
  if (!user) return null
  const say = (text: BackOfficeText) => inLanguageOf(req, text)
  const adminRoute = payload.config.routes.admin
  const reader = { payload, user, now: now(), say }
  const addressOf = (path: `/${string}`) => formatAdminURL({ adminRoute, path })
  const mayCreate = (slug: CollectionSlug) => Boolean(permissions.collections?.[slug]?.create)
  const block = (part: keyof typeof readers) => (
    <Block addressOf={addressOf} key={part} part={part} reader={reader} />
  )
  return (
    <Gutter className="dashboard-now">
      <main>
        <div className="dashboard-now__head">
          <div>
            <h1>{say(texts.welcome(user.name || user.email))}</h1>
            <p>{dayOf(reader.now, req.i18n.language)}</p>
          </div>
          <ul className="dashboard-now__new">
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
        <Suspense>
          <Failed addressOf={addressOf} reader={reader} />
        </Suspense>
        <div className="dashboard-now__blocks">
          {block('drafts')}
          {block('scheduled')}
          {block('ending')}
          {block('mostRead')}
          {isEditor(user) && block('waiting')}
          {isEditor(user) && block('unsent')}
          {block('changes')}
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

const readers = {
  drafts: readDrafts,
  scheduled: readScheduled,
  ending: readEnding,
  mostRead: readMostRead,
  waiting: readWaiting,
  unsent: readUnsent,
  changes: readChanges,
}

type BlockProps = {
  part: keyof typeof readers
  reader: DashboardReader
  addressOf: (path: `/${string}`) => string
}

function Block({ part, ...props }: BlockProps) {
  const id = `dashboard-${part}`
  return (
    <section aria-labelledby={id} className="dashboard-now__block">
      <h2 id={id}>{props.reader.say(texts[part].title)}</h2>
      <Suspense
        fallback={
          <p className="dashboard-now__none">{props.reader.say(backOfficeTexts.sidebar.loading)}</p>
        }
      >
        <Rows part={part} {...props} />
      </Suspense>
    </section>
  )
}

async function Rows({ part, reader, addressOf }: BlockProps) {
  const rows = await readOr(null, part, reader, readers[part])
  if (rows === null) return <p className="dashboard-now__none">{reader.say(texts.unread)}</p>
  if (rows.length === 0)
    return <p className="dashboard-now__none">{reader.say(texts[part].none)}</p>
  return (
    <ul>
      {rows.map(({ path, title, detail }) => (
        <li key={path}>
          <Link href={addressOf(path)} prefetch={false}>
            {title}
          </Link>
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  )
}

async function Failed({ reader, addressOf }: Omit<BlockProps, 'part'>) {
  const failed = await readOr([], 'failed', reader, readFailed)
  if (failed.length === 0) return null
  return (
    <FailedPublishes
      publishes={failed.map((publish) => ({ ...publish, href: addressOf(publish.path) }))}
    />
  )
}

/** A block that cannot be read does not affect the other blocks. */
async function readOr<Rows extends Row[], Otherwise>(
  otherwise: Otherwise,
  part: string,
  reader: DashboardReader,
  read: (reader: DashboardReader) => Promise<Rows>,
): Promise<Rows | Otherwise> {
  return read(reader).catch((error: unknown) => {
    reader.payload.logger.error({ event: 'dashboard.failed', part, error: errorText(error) })
    return otherwise
  })
}

/** 'понеделник, 23 ноември' in Europe/Sofia. */
function dayOf(moment: Date, language: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  return new Intl.DateTimeFormat(language === 'bg' ? 'bg' : 'en-GB', form).format(moment)
}
