import { useState, type SyntheticEvent } from 'react'
import { faultOf, isControl, wrongControls, type FieldFaults } from './fieldFaults.ts'

/**
 * The errors of a form's fields: all are shown at once on submit, where a browser shows only the first; each disappears
 * when its field is valid.
 */
export function useFieldFaults() {
  const [faults, setFaults] = useState<FieldFaults>({})

  /** For `onInvalidCapture`: the browser reports each invalid field, and then sends nothing. */
  const mark = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget: form, target: control } = event
    if (!isControl(control)) return
    event.preventDefault()
    setFaults((known) => ({ ...known, [control.name]: faultOf(control) }))
    if (wrongControls(form)[0] === control) control.focus()
  }

  /** For `onChange`. */
  const review = ({ currentTarget: form, target: control }: SyntheticEvent<HTMLFormElement>) => {
    if (!isControl(control)) return
    const { name } = control
    const wrong = wrongControls(form).find((other) => other.name === name)
    setFaults((known) => (known[name] ? { ...known, [name]: wrong ? faultOf(wrong) : '' } : known))
  }

  return { faults, mark, review }
}
