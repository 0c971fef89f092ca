import { errorText } from '@kariera/shared/rules/errors'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link } from '@payloadcms/ui'
import { Suspense, type ReactNode } from 'react'
import type { DashboardReader, Row } from './readBlocks.ts'
import styles from './Dashboard.module.css'

const texts = backOfficeTexts.dashboard

export type Part = 'drafts' | 'upcoming' | 'waiting' | 'mostRead' | 'changes'

type Props<Content> = {
  part: Part
  reader: DashboardReader
  /** The lists from which it is taken. */
  lists: { href: string; label: string }[]
  read: (reader: DashboardReader) => Promise<Content>
  isEmpty: (content: Content) => boolean
  children: (content: Content) => ReactNode
}

/** A part of the dashboard with its own heading. It is read separately, and appears when it is ready. */
export function Block<Content>(props: Props<Content>) {
  const { part, reader, lists } = props
  const id = `dashboard-${part}`
  const title = reader.say(texts[part].title)
  return (
    <section aria-labelledby={id} className={styles.block} data-part={part}>
      <header>
        <h2 id={id}>{title}</h2>
        {lists.map(({ href, label }) => (
          <Link aria-label={`${title}: ${label}`} href={href} key={href} prefetch={false}>
            {label}
          </Link>
        ))}
      </header>
      <Suspense fallback={<Nothing text={reader.say(backOfficeTexts.sidebar.loading)} />}>
        <Content {...props} />
      </Suspense>
    </section>
  )
}

async function Content<Content>({ part, reader, read, isEmpty, children }: Props<Content>) {
  const result = await readOr(null, part, reader, async () => ({ content: await read(reader) }))
  if (result === null) return <Nothing text={reader.say(texts.unread)} />
  if (isEmpty(result.content)) return <Nothing text={reader.say(texts[part].none)} />
  return children(result.content)
}

function Nothing({ text }: { text: string }) {
  return <p className={styles.none}>{text}</p>
}

/** What is returned `otherwise` if a part cannot be read, so that the others do not depend on it. */
export async function readOr<Content, Otherwise>(
  otherwise: Otherwise,
  part: string,
  reader: DashboardReader,
  read: (reader: DashboardReader) => Promise<Content>,
): Promise<Content | Otherwise> {
  return read(reader).catch((error: unknown) => {
    reader.payload.logger.error({ event: 'dashboard.failed', part, error: errorText(error) })
    return otherwise
  })
}

type RowProps = { row: Row; addressOf: (path: Row['path']) => string }

/** A document: its title leads to it, and says why it is important now. */
export function RowLink({ row: { path, title, detail }, addressOf }: RowProps) {
  return (
    <>
      <Link href={addressOf(path)} prefetch={false} title={title}>
        {title}
      </Link>
      <small>{detail}</small>
    </>
  )
}
