'use client'

import { clsx } from 'clsx'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useFocusBack } from '#admin/components/useFocusBack.ts'
import styles from '../Pictures.module.css'

type Props = {
  /** What the line says when nobody writes in it. */
  shown: string
  /** What is written in it. */
  value: string
  /** What the line is, for users of screen readers. */
  label: string
  about: 'alt' | 'credit'
  /** Whether what is shown says that there is no text. */
  isMissing: boolean
  maxLength: number
  isReadOnly: boolean
  /** @returns why it could not be stored; null if it is */
  save: (value: string) => Promise<string | null>
}

/** A line of text that becomes a field when it is pressed: stored when it is left, or by Enter; Escape leaves it as it was. */
export function EditableLine(props: Props) {
  const { shown, value, label, about, isMissing, maxLength, isReadOnly, save } = props
  const look = {
    className: clsx(styles.pictureLine, isMissing && styles.pictureLineNone),
    'data-about': about,
    'data-missing': isMissing || undefined,
  }
  const failureId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const focus = useFocusBack()
  /** What is being stored. */
  const sending = useRef<string | null>(null)
  const close = () => {
    setTyped(null)
    setFailure('')
  }
  const finish = async () => {
    const sent = typed?.trim() ?? ''
    if (typed === null || sent === value.trim()) {
      close()
      return
    }
    if (sending.current === sent) return
    sending.current = sent
    const refused = await save(sent)
    sending.current = null
    // What was typed meanwhile stays, to be stored when the field is left.
    if (refused === null) setTyped((now) => (now?.trim() === sent ? null : now))
    else setFailure(refused)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    focus.giveBack()
    if (event.key === 'Enter') void finish()
    else close()
  }
  if (isReadOnly) return <span {...look}>{shown}</span>
  if (typed === null)
    return (
      <button
        aria-label={`${label}: ${shown}`}
        {...look}
        onClick={() => setTyped(value)}
        ref={focus.ref}
        title={label}
        type="button"
      >
        {shown}
      </button>
    )
  return (
    <span {...look}>
      <input
        aria-describedby={failureId}
        aria-invalid={failure !== ''}
        aria-label={label}
        autoComplete="off"
        autoFocus
        maxLength={maxLength}
        onBlur={() => {
          focus.giveBack(false)
          void finish()
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          setFailure('')
        }}
        onKeyDown={onKeyDown}
        value={typed}
      />
      <span className="field-failure" id={failureId} role="alert">
        {failure}
      </span>
    </span>
  )
}
