'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useListQuery } from '@payloadcms/ui'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { namesOf, useOthers } from './useOthers.ts'
import styles from './Presence.module.css'

const docsSchema = z.array(z.looseObject({ id: z.number() })).catch([])

/** Shown above the rows of a list: which of them colleagues have open, by name (B-EDIT-3). */
export function OpenNow() {
  const say = useTranslate()
  const { data, collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const others = useOthers()
  const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug }).admin
  const open = docsSchema.parse(data?.docs ?? []).flatMap(({ id, [useAsTitle]: title }) => {
    const names = namesOf(others, collectionSlug, id)
    return names ? [{ id, title: typeof title === 'string' ? title : String(id), names }] : []
  })
  return (
    <div className={styles.openNow} role="status">
      {open.length > 0 && (
        <>
          <p>{say(backOfficeTexts.presence.openNow)}</p>
          <ul>
            {open.map(({ id, title, names }) => (
              <li key={id}>{`${title}: ${names}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
