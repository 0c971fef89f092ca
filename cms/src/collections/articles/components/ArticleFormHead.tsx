'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useConfig, useDocumentInfo, useEditDepth, useStepNav } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import styles from './ArticleForm.module.css'

const texts = backOfficeTexts.articleForm

/**
 * Names the article's form in the page's heading and in its breadcrumbs (A-ART-7), where Payload repeats the title that
 * stands in the form, and links back to the list.
 */
export function ArticleFormHead() {
  const say = useTranslate()
  const { id, isTrashed } = useDocumentInfo()
  const isOverAnother = useEditDepth() > 1
  const list = useListAddress()
  const [head, setHead] = useState<Element | null>(null)
  useEffect(() => setHead(document.querySelector('.doc-header')), [])
  // A form in a drawer over another document has its own close button.
  if (isOverAnother || isTrashed) return null
  const heading = say(id === undefined ? texts.newArticle : texts.editArticle)
  return (
    <>
      <Crumbs heading={heading} list={list} />
      {head && createPortal(<h1 className={styles.articleFormHead}>{heading}</h1>, head)}
      <Link className={styles.articleFormCancel} href={list} prefetch={false}>
        {say(texts.cancel)}
      </Link>
    </>
  )
}

/** Payload shows its own breadcrumbs whenever the title changes; these take their place. */
function Crumbs({ heading, list }: { heading: string; list: string }) {
  const say = useTranslate()
  const { stepNav, setStepNav } = useStepNav()
  const isShown = stepNav.at(-1)?.label === heading
  const show = useEffectEvent(() =>
    setStepNav([
      { label: say(backOfficeTexts.sidebar.sections.articles), url: list },
      { label: heading },
    ]),
  )
  useEffect(() => {
    if (!isShown) show()
  }, [isShown])
  return null
}

function useListAddress(): string {
  const { config } = useConfig()
  return formatAdminURL({ adminRoute: config.routes.admin, path: '/collections/articles' })
}
