import { now } from '@kariera/shared/clock'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { StatusBadge } from '../../admin/components/StatusBadge.tsx'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { dayInWords } from './dayInWords.ts'
import { fieldNames } from './fieldNames.ts'
import { VersionChoice } from './VersionChoice.tsx'
import { readVersions } from './readVersions.ts'
import type { VersionLine } from './versionLines.ts'
import styles from './Versions.module.css'

const texts = backOfficeTexts.versions

/**
 * The versions of a document, each in words: who saved it, when, and what ('Мария, вчера 17:40: заглавие, текст').
 * Payload's list has only their dates and numbers. A line leads to its comparison with another version; in the drawer of
 * a comparison it chooses the other version.
 */
export async function VersionsView(props: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = props.initPageResult
  if (!collectionConfig || docID === undefined) return null
  const isChoice = props.versions?.useVersionDrawerCreatedAtCell ?? false
  const { i18n, payload } = req
  const { slug, admin, labels, flattenedFields } = collectionConfig
  const lines = await readVersions(req, slug, Number(docID))
  const names = fieldNames(flattenedFields, i18n)
  const live = lines.find(({ status }) => status === 'published')
  const isTrashed = props.routeSegments.includes('trash')
  const document = `/collections/${slug}${isTrashed ? '/trash' : ''}/${docID}` as const
  const addressOf = ({ id }: VersionLine) =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path: `${document}/versions/${id}` })
  const say = (text: BackOfficeText) => inLanguageOf({ i18n }, text)
  return (
    <main className="versions">
      {!isChoice && (
        <SetDocumentStepNav
          collectionSlug={slug}
          id={docID}
          isTrashed={isTrashed}
          pluralLabel={typeof labels.plural === 'function' ? slug : labels.plural}
          useAsTitle={admin.useAsTitle}
          view={say(texts.title)}
        />
      )}
      <Gutter className="versions__wrap" left={!isChoice} right={!isChoice}>
        <ol className={styles.versionLines}>
          {lines.map((line, index) => (
            <li className={styles.versionLine} key={line.id}>
              {isChoice ? (
                <VersionChoice id={line.id}>{sentence(line, names, say)}</VersionChoice>
              ) : (
                <Link href={addressOf(line)} prefetch={false}>
                  {sentence(line, names, say)}
                </Link>
              )}
              <State isLatest={index === 0} isLive={line === live} line={line} say={say} />
              <time dateTime={line.savedAt.toISOString()}>{formatDateTime(line.savedAt)}</time>
            </li>
          ))}
        </ol>
      </Gutter>
    </main>
  )
}

type Say = (text: BackOfficeText) => string

/** 'Мария, вчера 17:40: заглавие, текст'. */
function sentence(line: VersionLine, names: ReadonlyMap<string, string>, say: Say): string {
  const who = line.who.map((name) => name ?? say(backOfficeTexts.conflict.somebody))
  const fields = line.fields.flatMap((name) => names.get(name) ?? [])
  const head = [...who, say(dayInWords(line.savedAt, now()))].join(', ')
  if (line.isFirst) return `${head}: ${say(texts.first)}`
  return fields.length === 0 ? head : `${head}: ${fields.join(', ')}`
}

type StateProps = { line: VersionLine; isLatest: boolean; isLive: boolean; say: Say }

function State({ line: { status, isAutosave }, isLatest, isLive, say }: StateProps) {
  if (status === 'published') {
    return (
      <StatusBadge
        text={say(isLive ? texts.published : texts.publishedBefore)}
        tone={isLive ? 'good' : 'quiet'}
      />
    )
  }
  const text = isAutosave ? texts.autosaved : texts.draft
  return <StatusBadge text={say(text)} tone={isLatest ? 'waiting' : 'quiet'} />
}
