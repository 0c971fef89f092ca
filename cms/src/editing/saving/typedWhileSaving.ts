import { useForm, type ServerFunctionsContextType } from '@payloadcms/ui'
import { createContext, use, useEffect, type RefObject } from 'react'
import { editorsIn, textsIn } from './editorsIn.ts'
import { withFaults } from './withFaults.ts'
import { withoutTyped } from './withoutTyped.ts'

type Form = ReturnType<typeof useForm>
type GetFormState = ServerFunctionsContextType['getFormState']

/** The form that is open in a view of it. */
export const OpenForm = createContext<RefObject<Form | null>>({ current: null })

/** To be used by a component of the form, to make it known to its view. */
export function useOpenForm(): void {
  const form = useForm()
  const open = use(OpenForm)
  useEffect(() => {
    const below = open.current
    open.current = form
    return () => {
      open.current = below
    }
  }, [form, open])
}

/**
 * Keeps what is typed while a save is under way. After a save by hand Payload takes every value from the stored document,
 * also those that were changed since the save was sent. And keeps what a refused save has found wrong: an answer to what
 * was asked before calls all of it right.
 */
export function keepingTyped(
  ask: GetFormState,
  open: RefObject<Form | null>,
  document: { id?: number | string; collectionSlug?: string; globalSlug?: string },
): GetFormState {
  return async (args) => {
    const answer = await ask(args)
    const form = open.current
    const element = form?.formRef.current
    // A form in a drawer asks by the functions of the form below it.
    const isOwn =
      args.id === document.id &&
      args.collectionSlug === document.collectionSlug &&
      args.globalSlug === document.globalSlug
    if (!element || !isOwn || !('state' in answer) || !answer.state) return answer
    // Payload sends both the state of the form and the stored document only after a save.
    const sent = args.data ? args.formState : undefined
    if (!sent) {
      if (!args.skipValidation) return answer
      return { ...answer, state: withFaults(answer.state, form.getFields()) }
    }
    const texts = Object.entries(textsIn(editorsIn(element)))
    const shown = Object.fromEntries(texts.map(([path, value]) => [path, { value }]))
    const now = { ...form.getFields(), ...shown }
    const state = withoutTyped(answer.state, sent, now)
    if (state === answer.state) return answer
    form.setModified(true)
    return { ...answer, state }
  }
}
