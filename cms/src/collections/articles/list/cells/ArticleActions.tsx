'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  Link,
  Popup,
  PopupList,
  toast,
  useAuth,
  useConfig,
  useListDrawerContext,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { Sign } from '#admin/components/Sign.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { DeleteRow } from '#editing/rows/DeleteRow.tsx'
import { RestoreRow } from '#editing/rows/RestoreRow.tsx'
import { copyText } from '../../preview/copyText.ts'
import { makePreviewLink } from '../../preview/previewLinkCalls.ts'
import styles from '#editing/rows/RowActions.module.css'

const texts = backOfficeTexts.articleList.actions
const { preview } = backOfficeTexts.articleForm

type Props = {
  id: number
  title: string
  authorId: number | null
  updatedAt: string | null
  /** Full address of the page if readers have it. */
  page: string | null
  isTrash: boolean
}

const userSchema = z.object({ id: z.number(), role: z.string() })

export function ArticleActions(props: Props) {
  const { id, title, page, updatedAt, isTrash } = props
  const say = useTranslate()
  const { isInDrawer } = useListDrawerContext()
  const { config } = useConfig()
  const mayChange = useMayChange(props.authorId)
  const copyPreview = useCopyPreview(id)
  const duplicate = useDuplicate(id)
  if (isInDrawer) return null
  if (isTrash) {
    const row = { collectionSlug: 'articles', id, name: title, basedOn: updatedAt ?? undefined }
    return mayChange && <RestoreRow {...row} />
  }
  const path = `/collections/articles/${id}` as const
  return (
    <div className={styles.rowActions}>
      <Link
        aria-label={say(texts.edit(title))}
        className="sign-button"
        href={formatAdminURL({ adminRoute: config.routes.admin, path })}
        prefetch={false}
        title={say(texts.edit(title))}
      >
        <Sign of="edit" />
      </Link>
      {mayChange && (
        <DeleteRow
          basedOn={updatedAt ?? undefined}
          collectionSlug="articles"
          id={id}
          name={title}
          notDeleted={texts.notDeleted}
          toDelete={texts.toTrash}
        />
      )}
      <Popup
        button={
          <span className="sign-button" title={say(texts.more(title))}>
            <Sign of="more" />
            <span className="for-screen-readers">{say(texts.more(title))}</span>
          </span>
        }
        horizontalAlign="right"
        verticalAlign="bottom"
      >
        <PopupList.ButtonGroup>
          {page !== null && (
            <a className="popup-button-list__button" href={page} rel="noreferrer" target="_blank">
              {say(texts.view)}
            </a>
          )}
          <PopupList.Button onClick={() => void copyPreview()}>
            {say(texts.copyPreview)}
          </PopupList.Button>
          <PopupList.Button onClick={() => void duplicate()}>
            {say(texts.duplicate)}
          </PopupList.Button>
        </PopupList.ButtonGroup>
      </Popup>
    </div>
  )
}

/** @returns a function that makes a preview link of an article and copies it to the clipboard */
function useCopyPreview(articleId: number) {
  const say = useTranslate()
  const caller = useApiContext()
  return async () => {
    const outcome = await makePreviewLink(caller, articleId)
    if (outcome.is === 'failed') toast.error(outcome.reason ?? say(preview.failed))
    else if (!(await copyText(outcome.value.url))) toast.error(say(preview.copyFailed))
    else toast.success(say(texts.previewCopied(formatDateTime(outcome.value.expiresAt))))
  }
}

/** Authors change their own articles, editors and administrators all (A-ART-2). */
function useMayChange(authorId: number | null): boolean {
  const { user } = useAuth()
  const { data } = userSchema.safeParse(user)
  return data !== undefined && (may(data, 'edit') || data.id === authorId)
}

const copySchema = z.object({ doc: z.object({ id: z.number() }) })

/** @returns a function that copies an article as a draft and opens the copy */
function useDuplicate(id: number) {
  const say = useTranslate()
  const caller = useApiContext()
  const router = useRouter()
  const { config } = useConfig()
  return async () => {
    const call = {
      path: `/articles/${id}/duplicate?draft=true&depth=0`,
      method: 'POST',
      body: {},
    } as const
    const outcome = await apiRequest(caller, call, copySchema)
    if (outcome.is === 'failed') {
      toast.error(outcome.reason ?? say(texts.notDuplicated))
      return
    }
    toast.success(say(texts.duplicated))
    const path = `/collections/articles/${outcome.value.doc.id}` as const
    router.push(formatAdminURL({ adminRoute: config.routes.admin, path }))
  }
}
