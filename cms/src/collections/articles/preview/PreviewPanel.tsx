'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useConfig, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { askForPreviewLink, type PreviewLink } from './askForPreviewLink.ts'
import { CopyableLink } from './CopyableLink.tsx'

const texts = backOfficeTexts.articleForm.preview

type State =
  | { is: 'idle' }
  | { is: 'generating' }
  | { is: 'ready'; link: PreviewLink }
  | { is: 'failed'; reason: string | null }

/** Makes a link at which anyone may see an article that is stored, as it was last saved (A-ART-5). */
export function PreviewPanel() {
  const { id, isTrashed } = useDocumentInfo()
  return id === undefined || isTrashed ? null : <Panel articleId={id} />
}

function Panel({ articleId }: { articleId: number | string }) {
  const translation = useTranslation()
  const { config } = useConfig()
  const isModified = useFormModified()
  const [state, setState] = useState<State>({ is: 'idle' })
  const headingId = useId()
  const say = (text: BackOfficeText) => inLanguageOf(translation, text)
  const generate = async () => {
    setState({ is: 'generating' })
    const question = { apiRoute: config.routes.api, articleId, language: translation.i18n.language }
    setState(await askForPreviewLink(question))
  }
  const isGenerating = state.is === 'generating'
  return (
    <section aria-labelledby={headingId} className="preview-panel">
      <h2 id={headingId}>{say(texts.heading)}</h2>
      {state.is === 'ready' && <CopyableLink key={state.link.url} url={state.link.url} />}
      <p className="preview-panel__note">
        {say(
          state.is === 'ready'
            ? texts.worksUntil(formatDateTime(state.link.expiresAt))
            : texts.explanation,
        )}
      </p>
      {isModified && <p className="preview-panel__unsaved">{say(texts.unsaved)}</p>}
      <button
        aria-disabled={isGenerating}
        className="panel-button"
        onClick={() => {
          if (!isGenerating) void generate()
        }}
        type="button"
      >
        {say(isGenerating ? texts.generating : texts.generate)}
      </button>
      <p className="preview-panel__error" role="alert">
        {state.is === 'failed' && (state.reason ?? say(texts.failed))}
      </p>
    </section>
  )
}
