'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useConfig, useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'

const texts = backOfficeTexts.articleForm

/** Shows above the article's title what the form does, and beside its buttons the link back to the list (A-ART-7). */
export function ArticleFormHead() {
  const say = useTranslate()
  const { id, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const isOverAnother = useEditDepth() > 1
  const [head, setHead] = useState<Element | null>(null)
  useEffect(() => setHead(document.querySelector('.doc-header')), [])
  // A form in a drawer over another document has its own close button.
  if (isOverAnother || isTrashed) return null
  const list = formatAdminURL({ adminRoute: config.routes.admin, path: '/collections/articles' })
  return (
    <>
      {head &&
        createPortal(
          <p className="article-form-head">
            {say(id === undefined ? texts.newArticle : texts.editArticle)}
          </p>,
          head,
        )}
      <Link className="article-form-cancel" href={list} prefetch={false}>
        {say(texts.cancel)}
      </Link>
    </>
  )
}
