'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { copyText } from './copyText.ts'
import styles from './Preview.module.css'

const texts = backOfficeTexts.articleForm.preview

/** How long the tick is shown, milliseconds. */
const tickMs = 2000

/** An address, and a button that copies it. */
export function CopyableLink({ url, onCopied }: { url: string; onCopied: () => void }) {
  const translation = useTranslation()
  const say = (text: BackOfficeText) => inLanguageOf(translation, text)
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), tickMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const isCopied = await copyText(url)
    setState(isCopied ? 'copied' : 'failed')
    // The editor then needs only one key to copy it.
    if (isCopied) onCopied()
    else input.current?.select()
  }
  return (
    <>
      <div className={styles.copyableLink}>
        <input
          aria-label={say(texts.heading)}
          onFocus={(event) => event.target.select()}
          readOnly
          ref={input}
          type="text"
          value={url}
        />
        <button
          className={styles.copyableLinkCopy}
          data-state={state}
          onClick={() => void copy()}
          title={say(texts.copy)}
          type="button"
        >
          <CopySign isCopied={state === 'copied'} />
          <span className="for-screen-readers">{say(texts.copy)}</span>
        </button>
      </div>
      <p className={styles.previewPanelError} role="alert">
        {state === 'failed' && say(texts.copyFailed)}
      </p>
      <span className="for-screen-readers" role="status">
        {state === 'copied' && say(texts.copied)}
      </span>
    </>
  )
}

function CopySign({ isCopied }: { isCopied: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20">
      {isCopied ? <path d="M4 10.500l4 4 8-9" /> : <path d="M7 7h9v9H7zM4 13V4h9" />}
    </svg>
  )
}
