import type { FormField as Field } from '@kariera/shared/contracts/reading/pages'
import { maxTextLengths } from '@kariera/shared/rules/textLengths'
import { contactCallPath } from '@kariera/shared/routes'
import { contactTexts } from '@kariera/shared/texts/reader'
import type { Answer } from './answer.ts'
import { messageBody } from './filledIn.ts'
import { FormField } from './FormField.tsx'
import { contactOutcome, isOpen, type FormState } from './formState.ts'
import { ReaderForm } from './ReaderForm.tsx'
import { startCooldown, useCooldown } from './useCooldown.ts'
import { useSubmission } from './useSubmission.ts'

const texts = contactTexts

const required = (id: string, type: Field['type'], label: string): Field => ({
  ...{ id, type, label, required: true },
  ...{ placeholder: '', options: [] },
})

/** The contact form (R-CONT-1); after a submission the reader must wait before the next one (R-CONT-2). */
export function ContactForm() {
  const minutes = useCooldown()
  const submission = useSubmission({ action: contactCallPath, bodyOf: messageBody, stateAfter })
  const { state } = submission
  const shown: FormState =
    minutes !== null && isOpen(state) ? { status: 'waiting', minutes } : state
  return (
    <ReaderForm texts={texts} {...submission} state={shown}>
      <FormField field={required('email', 'email', texts.email)} />
      <FormField field={required('name', 'text', texts.name)} longest={maxTextLengths.name} />
      <FormField field={required('phone', 'tel', texts.phone)} longest={maxTextLengths.phone} />
      <FormField field={required('message', 'textarea', texts.message)} rows={4} />
    </ReaderForm>
  )
}

function stateAfter(answer: Answer): FormState {
  const outcome = contactOutcome(answer, texts, Date.now())
  if (outcome.status === 'error') return outcome
  startCooldown(outcome.until)
  return { status: outcome.status === 'success' ? 'success' : 'idle' }
}
