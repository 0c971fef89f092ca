import { useFormFields } from '@payloadcms/ui'

/** Whether the article in the form is paid for: what belongs to that stands there from then on, and not before. */
export function useIsPaid(): boolean {
  return useFormFields(([fields]) => Boolean(fields.paid?.value))
}
