'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { tools } from '../../body/toolbar/tools.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import styles from '../ArticleForm.module.css'

const texts = backOfficeTexts.articleForm.shortcuts

const shortcuts = [
  ['Ctrl S', texts.save],
  ...tools.flat().flatMap(({ name, shortcut }) => (shortcut ? [[shortcut, name] as const] : [])),
  ['Ctrl Z', backOfficeTexts.body.tools.undo],
  ['Ctrl Shift Z', backOfficeTexts.body.tools.redo],
  ['/', texts.insert],
  ['Ctrl K', texts.search],
  ['Ctrl Shift \\', backOfficeTexts.articleForm.focus],
  ['?', texts.list],
] as const

/** Lists the keys of the article's form in a dialog over it. */
export function Shortcuts({ close }: { close: () => void }) {
  const say = useTranslate()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isApple = navigator.userAgent.includes('Mac')
  return createPortal(
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', styles.shortcuts)}
      onClose={close}
      ref={dialog}
    >
      <h2 id={heading}>{say(texts.title)}</h2>
      <dl>
        {shortcuts.map(([keys, text]) => (
          <div key={keys}>
            <dt>{say(text)}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{isApple && key === 'Ctrl' ? '⌘' : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <button className="panel-button" onClick={close} type="button">
        {say(texts.close)}
      </button>
    </dialog>,
    document.body,
  )
}
