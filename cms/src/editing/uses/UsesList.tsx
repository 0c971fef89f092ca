'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { StatusBadge } from '../../admin/components/StatusBadge.tsx'
import { useApiQuery } from '../../admin/api/useApiQuery.ts'
import { Replacement } from './Replacement.tsx'
import { deletionSchema, type Use } from './use.ts'
import styles from './UsesPanel.module.css'

const texts = backOfficeTexts.uses

const tones = { live: 'good', draft: 'waiting', trash: 'quiet' } as const

type Props = {
  collection: string
  id: number
  /** Whether it is about to be deleted: what keeps it is said, and another document can be put in its places. */
  isInDialog?: boolean
}

/** The list of places where a document is used, each as a link. */
export function UsesList({ collection, id, isInDialog = false }: Props) {
  const say = useTranslate()
  const { answer: found, again } = useApiQuery(`/uses/${collection}/${id}`, deletionSchema)
  if (found.is === 'loading') return <p className={styles.uses}>{say(texts.finding)}</p>
  if (found.is === 'failed')
    return <p className={styles.uses}>{found.reason ?? say(texts.notFound)}</p>
  const { count, trashed, keeping, uses } = found.value
  const refusal = isInDialog ? found.value.refusal : null
  const isKept = isInDialog && keeping > 0
  if (refusal !== null)
    return (
      <p className={styles.uses} data-kept>
        {refusal}
      </p>
    )
  if (count === 0) return <p className={styles.uses}>{say(texts.none)}</p>
  return (
    <div className={styles.uses} data-kept={isKept || undefined}>
      {isKept && <p className={styles.kept}>{say(texts.kept)}</p>}
      <p>{say(texts.standsIn)}</p>
      <ul>
        {uses.map((use) => (
          <li key={`${use.slug} ${use.id}`}>
            <UseLink use={use} />
            <StatusBadge text={say(texts.states[use.state])} tone={tones[use.state]} />
          </li>
        ))}
      </ul>
      {count > uses.length && <p>{say(texts.more(count - uses.length))}</p>}
      {trashed > 0 && <p>{say(texts.inTrash(trashed))}</p>}
      {isKept && <Replacement collection={collection} done={again} id={id} />}
    </div>
  )
}

/** In a new tab, so that the form or dialog stays open. */
function UseLink({ use: { kind, slug, id, title, state } }: { use: Use }) {
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const label =
    kind === 'global'
      ? getEntityConfig({ globalSlug: slug }).label
      : getEntityConfig({ collectionSlug: slug }).labels.singular
  const path =
    kind === 'global'
      ? (`/globals/${slug}` as const)
      : (`/collections/${slug}${state === 'trash' ? '/trash' : ''}/${id}` as const)
  const href = formatAdminURL({ adminRoute: config.routes.admin, path })
  return (
    <Link href={href} prefetch={false} target="_blank">
      <span className={styles.usesKind}>{getTranslation(label, i18n)}</span>
      {title && ` ${title}`}
    </Link>
  )
}
