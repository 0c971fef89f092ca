import type { FormState } from 'payload'

/** Returns a state of a form without validation, with the faults that the form has. */
export function withFaults(state: FormState, now: FormState): FormState {
  const marked = Object.entries(state).map(([path, field]) => {
    const { valid, errorMessage } = now[path] ?? {}
    return [path, valid === false ? { ...field, valid, errorMessage } : field] as const
  })
  return Object.fromEntries(marked)
}
