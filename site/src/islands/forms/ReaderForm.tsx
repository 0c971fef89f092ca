import { honeypotField } from '@kariera/shared/rules/readerForms'
import { contactTexts, formTexts } from '@kariera/shared/texts/reader'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { FieldFaultsContext } from './fieldFaults.ts'
import { isOpen, type FormState } from './formState.ts'
import { useFieldFaults } from './useFieldFaults.ts'
import type { Submission } from './useSubmission.ts'

type Props = Submission & {
  /** `notSent`: what is said where the server gives no reason, in the specification's English. */
  texts: { send: string; sent: string; notSent: string }
  children: ReactNode
}

const texts = formTexts

/**
 * A form for readers, with everything but its fields. Without script the server answers it, and leads back to `#sent`,
 * where the thanks stand in its place; with script the page does. The focus follows to what came of sending.
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

/** For programs, which fill in whatever they find. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={honeypotField}>{texts.honeypot}</label>
      <input type="text" id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Where each state says what there is to say; while a form is open, nowhere but in the form. */
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
