'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { useApiQuery } from '../../admin/api/useApiQuery.ts'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import type { People } from './presence.ts'
import { namesOf, useOthers } from './useOthers.ts'
import styles from './Presence.module.css'

/** Shown on the dashboard: what colleagues have open, by name (B-EDIT-3). */
export function OpenAnywhere() {
  const say = useTranslate()
  const others = useOthers()
  const entities = [...new Set(others.map(({ entity }) => entity))]
  return (
    <div className={styles.openNow} role="status">
      {others.length > 0 && (
        <>
          <p>{say(backOfficeTexts.presence.openNow)}</p>
          <ul>
            {entities.map((entity) => (
              <OpenIn
                entity={entity}
                key={entity}
                open={others.filter((one) => one.entity === entity)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const titlesSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

/** The documents of one collection or global that are open, each as a link. */
function OpenIn({ entity, open }: { entity: string; open: People }) {
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const isGlobal = config.globals.some(({ slug }) => slug === entity)
  const ids = [...new Set(open.map(({ id }) => id))]
  const title = isGlobal
    ? 'id'
    : (getEntityConfig({ collectionSlug: entity }).admin.useAsTitle ?? 'id')
  const wanted = `where[id][in]=${ids.join()}&depth=0&draft=true&limit=100&select[${title}]=true`
  const { answer } = useApiQuery(isGlobal ? null : `/${entity}?${wanted}`, titlesSchema)
  const label = isGlobal
    ? getEntityConfig({ globalSlug: entity }).label
    : getEntityConfig({ collectionSlug: entity }).labels.singular
  const docs = answer.is === 'done' ? answer.value.docs : []
  return ids.map((id) => {
    const named = docs.find((doc) => doc.id === id)?.[title]
    const path = isGlobal
      ? (`/globals/${entity}` as const)
      : (`/collections/${entity}/${id}` as const)
    return (
      <li key={id}>
        <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })} prefetch={false}>
          {[getTranslation(label, i18n), typeof named === 'string' ? named : ''].join(' ').trim()}
        </Link>
        {`: ${namesOf(open, entity, id)}`}
      </li>
    )
  })
}
