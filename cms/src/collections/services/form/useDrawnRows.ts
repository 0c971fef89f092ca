import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** How long to wait for new rows, milliseconds: a working newsroom responds sooner. */
const patience = 1000

/**
 * Makes sure that new rows are rendered. Payload requests them from the server, but if the response to an earlier
 * change arrives at that moment, it treats the row as known, and the row stays grey until something else changes.
 */
export function useDrawnRows(path: string): void {
  const { dispatchFields } = useForm()
  const waiting = useFormFields(([fields]) =>
    (fields[path]?.rows ?? []).findIndex(({ isLoading }) => isLoading === true),
  )
  useEffect(() => {
    if (waiting < 0) return
    const timer = setInterval(() => {
      // Any change of the form's state triggers a new request; this value is not shown anywhere.
      const errorMessage = String(Date.now())
      dispatchFields({ type: 'UPDATE', path: `${path}.${waiting}.id`, errorMessage })
    }, patience)
    return () => clearInterval(timer)
  }, [waiting, path, dispatchFields])
}
