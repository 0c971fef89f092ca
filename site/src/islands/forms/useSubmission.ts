import { useState } from 'react'
import { sendForm, type Answer } from './answer.ts'
import { entriesOf, type Entry } from './filledIn.ts'
import { isOpen, type FormState } from './formState.ts'

/** The particular parts of a form: its address, its body, and the state after the response. */
type Sending = {
  action: string
  bodyOf: (entries: Entry[]) => object
  stateAfter: (answer: Answer) => FormState
}

/** How a form is sent: without a script the browser sends it to `action`. */
export type Submission = {
  action: string
  state: FormState
  submit: (form: HTMLFormElement) => void
}

/** Sends a form without leaving the page. */
export function useSubmission({ action, bodyOf, stateAfter }: Sending): Submission {
  const [state, setState] = useState<FormState>({ status: 'idle' })
  const send = async (body: object) => {
    setState({ status: 'submitting' })
    setState(stateAfter(await sendForm(action, body)))
  }
  return {
    ...{ action, state },
    submit: (form) => {
      // Disabled fields are left out of a form's data, so the data is read before they are disabled.
      if (isOpen(state)) void send(bodyOf(entriesOf(new FormData(form))))
    },
  }
}
