'use client'

import {
  DefaultEditView,
  ServerFunctionsContext,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui'
import { useMemo, useRef, useState, type ComponentProps } from 'react'
import { PlaceAboveForm } from './placeAboveForm.ts'
import { keepingTyped, OpenForm } from './typedWhileSaving.ts'
import styles from './SaveGuard.module.css'

/** Payload's form, below a place for messages about it; what is typed during a save stays in it. */
export function FormView(props: ComponentProps<typeof DefaultEditView>) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const form = useRef(null)
  const functions = useServerFunctions()
  const { getFormState } = functions
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const keeping = useMemo(
    () => keepingTyped(getFormState, form, { id, collectionSlug, globalSlug }),
    [getFormState, id, collectionSlug, globalSlug],
  )
  const value = useMemo(() => ({ ...functions, getFormState: keeping }), [functions, keeping])
  return (
    <PlaceAboveForm value={place}>
      <OpenForm value={form}>
        <div className={styles.placeAboveForm} ref={setPlace} />
        <ServerFunctionsContext value={value}>
          <DefaultEditView {...props} />
        </ServerFunctionsContext>
      </OpenForm>
    </PlaceAboveForm>
  )
}
