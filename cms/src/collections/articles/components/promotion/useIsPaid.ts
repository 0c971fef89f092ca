import { useFormFields } from '@payloadcms/ui'

/** Whether the article in the form is paid for: the fields for that are shown only then. */
export function useIsPaid(): boolean {
  return useFormFields(([fields]) => Boolean(fields.paid?.value))
}
