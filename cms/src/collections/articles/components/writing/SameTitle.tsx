'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useDebounce, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { partLength } from '#admin/command-palette/foundDocuments.ts'
import { useDocumentsNamed } from '#admin/command-palette/useDocumentsNamed.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { whoAndWhen } from '../../article-picker/whoAndWhen.ts'
import styles from '../ArticleForm.module.css'

/** Pause after the last key before the title is looked for, milliseconds. */
const pauseMs = 600

/** Names other articles outside the trash with the title that is being written: a hint, they may have it too. */
export function SameTitle({ title }: { title: string }) {
  const say = useTranslate()
  const { id: own } = useDocumentInfo()
  const { config } = useConfig()
  const wanted = folded(useDebounce(title, pauseMs))
  const { documents } = useDocumentsNamed(wanted === '' ? null : wanted.slice(0, partLength.max))
  const same = documents.filter(
    (one) =>
      one.collection === 'articles' &&
      one.id !== own &&
      folded(one.title) === wanted &&
      folded(title) === wanted,
  )
  return (
    <p className={styles.sameTitle} role="status">
      {same.length > 0 && (
        <>
          {say(backOfficeTexts.article.sameTitle)}{' '}
          {same.map(({ id, changed, author }, index) => (
            <span key={id}>
              {index > 0 && '; '}
              <a
                href={formatAdminURL({
                  adminRoute: config.routes.admin,
                  path: `/collections/articles/${id}`,
                })}
                rel="noreferrer"
                target="_blank"
              >
                {whoAndWhen(changed, author)}
              </a>
            </span>
          ))}
        </>
      )}
    </p>
  )
}

function folded(title: string): string {
  return title.trim().toLocaleLowerCase('bg')
}
