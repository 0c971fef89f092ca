import { honeypotField } from '@kariera/shared/rules/readerForms'
import { contactTexts, formTexts } from '@kariera/shared/texts/reader'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { FieldFaultsContext } from './fieldFaults.ts'
import { isOpen, type FormState } from './formState.ts'
import { useFieldFaults } from './useFieldFaults.ts'
import type { Submission } from './useSubmission.ts'

type Props = Submission & {
  /** `notSent`: the message if the server gives no reason, in the specification's English. */
  texts: { send: string; sent: string; notSent: string }
  children: ReactNode
}

const texts = formTexts

/**
 * A form for readers, except its fields. Without a script the server handles it and leads back to `#sent`, where a
 * message of thanks replaces the form; with a script the page does that. The focus moves to the outcome.
 */
export function ReaderForm({ action, texts: own, state, submit, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { faults, mark, review } = useFieldFaults()
  useFocusOnOutcome(box, state)
  const isSending = state.status === 'submitting'
  const failure = state.status === 'error' ? state.message : ''

  return (
    <div className="reader-form" data-state={state.status} ref={box}>
      <p className="sent" id="sent" role="status" tabIndex={-1}>
        {own.sent}
      </p>
      <p className="waits" role="status" tabIndex={-1}>
        {state.status === 'waiting' && contactTexts.wait.replace('{N}', String(state.minutes))}
      </p>
      <p
        className="fault"
        role="alert"
        tabIndex={-1}
        lang={failure === own.notSent ? 'en' : undefined}
      >
        {failure}
      </p>
      <form
        method="post"
        action={action}
        onInvalidCapture={mark}
        onChange={review}
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <fieldset className="fields" disabled={!isOpen(state)}>
          <legend className="required-hint">{texts.requiredHint}</legend>
          <FieldFaultsContext value={faults}>{children}</FieldFaultsContext>
          <Trap />
          <button type="submit" className="button solid">
            {isSending ? texts.sending : own.send}
          </button>
        </fieldset>
      </form>
    </div>
  )
}

/** A honeypot for programs, which fill in every field. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={honeypotField}>{texts.honeypot}</label>
      <input type="text" id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The element with the message of each state; while the form is open there is only the form. */
const noticeOf = {
  idle: 'form',
  submitting: 'form',
  success: '.sent',
  error: '.fault',
  waiting: '.waits',
} as const satisfies Record<FormState['status'], string>

function useFocusOnOutcome(box: RefObject<HTMLDivElement | null>, { status }: FormState): void {
  const before = useRef(status)
  useEffect(() => {
    const wasSending = before.current === 'submitting'
    before.current = status
    if (wasSending) box.current?.querySelector<HTMLElement>(noticeOf[status])?.focus()
  }, [box, status])
}
