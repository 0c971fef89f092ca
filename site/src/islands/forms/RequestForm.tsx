import type { Service } from '@kariera/shared/contracts/reading/pages'
import { brandingCallPath } from '@kariera/shared/routes'
import { brandingTexts } from '@kariera/shared/texts/reader'
import { controlOf } from './control.ts'
import { requestBody } from './filledIn.ts'
import { FormField } from './FormField.tsx'
import { requestStateAfter } from './formState.ts'
import { ReaderForm } from './ReaderForm.tsx'
import { useSubmission } from './useSubmission.ts'

const texts = brandingTexts

/** The request form of a service, with the fields that its editors have defined (R-BRAND-2). */
export function RequestForm({ title, form }: Pick<Service, 'title' | 'form'>) {
  const fields = form.map((field) => ({ ...field, isList: controlOf(field) === 'boxes' }))
  const submission = useSubmission({
    action: brandingCallPath,
    bodyOf: (entries) => requestBody(entries, fields),
    stateAfter: (answer) => requestStateAfter(answer, texts.notSent),
  })
  return (
    <ReaderForm texts={texts} {...submission}>
      <input type="hidden" name="serviceName" value={title} />
      {form.map((field) => (
        <FormField key={field.id} field={field} />
      ))}
    </ReaderForm>
  )
}
