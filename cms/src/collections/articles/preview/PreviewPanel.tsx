'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { Outcome } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { CopyableLink } from './CopyableLink.tsx'
import {
  checkPreviewLink,
  endPreviewLinks,
  makePreviewLink,
  type PreviewLink,
} from './previewLinkCalls.ts'
import styles from './Preview.module.css'

const texts = backOfficeTexts.articleForm.preview

type State =
  | { is: 'idle' | 'generating' | 'ending' | 'ended' }
  | { is: 'ready'; link: PreviewLink }
  | { is: 'failed'; reason: string | BackOfficeText }

/**
 * Makes a link with which anyone can see the article as last saved (A-ART-5), and lets users who may change the article
 * end all its links.
 */
export function PreviewPanel() {
  const { id, isTrashed } = useDocumentInfo()
  return id === undefined || isTrashed ? null : <Panel articleId={Number(id)} />
}

function Panel({ articleId }: { articleId: number }) {
  const say = useTranslate()
  const caller = useApiContext()
  const isModified = useFormModified()
  const { hasSavePermission } = useDocumentInfo()
  const [state, setState] = useState<State>({ is: 'idle' })
  const headingId = useId()
  const isBusy = state.is === 'generating' || state.is === 'ending'
  async function act<Value>(
    busy: 'generating' | 'ending',
    call: () => Promise<Outcome<Value>>,
    done: (value: Value) => State,
  ) {
    if (isBusy) return
    setState({ is: busy })
    const outcome = await call()
    const failure = busy === 'ending' ? texts.notEnded : texts.failed
    if (outcome.is === 'done') setState(done(outcome.value))
    else setState({ is: 'failed', reason: outcome.reason ?? failure })
  }
  const generate = () =>
    act(
      'generating',
      () => makePreviewLink(caller, articleId),
      (link) => ({ is: 'ready', link }),
    )
  const end = () =>
    act(
      'ending',
      () => endPreviewLinks(caller, articleId),
      () => ({ is: 'ended' }),
    )
  // A colleague may have ended the links meanwhile, or the form is open for days.
  const check = async (link: PreviewLink) => {
    const outcome = await checkPreviewLink(caller, articleId, link)
    if (outcome.is === 'failed' && outcome.status === 410)
      setState((now) =>
        now.is === 'ready' && now.link === link ? { is: 'failed', reason: texts.invalid } : now,
      )
  }
  return (
    <section aria-labelledby={headingId} className={clsx('form-panel', styles.previewPanel)}>
      {/* The group around it has the same heading. */}
      <h2 className="for-screen-readers" id={headingId}>
        {say(texts.heading)}
      </h2>
      {state.is === 'ready' && (
        <CopyableLink
          key={state.link.url}
          onCopied={() => void check(state.link)}
          url={state.link.url}
        />
      )}
      <p>
        {say(
          state.is === 'ready'
            ? texts.worksUntil(formatDateTime(state.link.expiresAt))
            : texts.explanation,
        )}
      </p>
      {isModified && <p className={styles.previewPanelUnsaved}>{say(texts.unsaved)}</p>}
      <div className={styles.previewPanelActions}>
        <button
          aria-disabled={isBusy}
          className="panel-button"
          onClick={() => void generate()}
          type="button"
        >
          {say(state.is === 'generating' ? texts.generating : texts.generate)}
        </button>
        {hasSavePermission && (
          <button
            aria-disabled={isBusy}
            className="panel-button"
            onClick={() => void end()}
            title={say(texts.endTitle)}
            type="button"
          >
            {say(texts.end)}
          </button>
        )}
      </div>
      <p role="status">{state.is === 'ended' && say(texts.ended)}</p>
      <p className={styles.previewPanelError} role="alert">
        {state.is === 'failed' &&
          (typeof state.reason === 'string' ? state.reason : say(state.reason))}
      </p>
    </section>
  )
}
