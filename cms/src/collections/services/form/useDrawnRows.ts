import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A newsroom that is well answers long before, milliseconds. */
const patience = 1000

/**
 * Sees to it that new rows are drawn. Payload asks the server for them, but not where the answer to a change just before
 * arrives at that moment: then it takes the row for known, and it stays grey until something else changes.
 */
export function useDrawnRows(path: string): void {
  const { dispatchFields } = useForm()
  const waiting = useFormFields(([fields]) =>
    (fields[path]?.rows ?? []).findIndex(({ isLoading }) => isLoading === true),
  )
  useEffect(() => {
    if (waiting < 0) return
    const timer = setInterval(() => {
      // Another state of the form is asked about, whatever the difference; this one is shown nowhere.
      const errorMessage = String(Date.now())
      dispatchFields({ type: 'UPDATE', path: `${path}.${waiting}.id`, errorMessage })
    }, patience)
    return () => clearInterval(timer)
  }, [waiting, path, dispatchFields])
}
