import { useState } from 'react'
import { sendForm, type Answer } from './answer.ts'
import { entriesOf, type Entry } from './filledIn.ts'
import { isOpen, type FormState } from './formState.ts'

/** What is particular to a form: where it is sent, what of what was filled in, and what follows from the answer. */
type Sending = {
  action: string
  bodyOf: (entries: Entry[]) => object
  stateAfter: (answer: Answer) => FormState
}

/** Sends a form without leaving the page. */
export function useSubmission({ action, bodyOf, stateAfter }: Sending): {
  state: FormState
  submit: (form: HTMLFormElement) => void
} {
  const [state, setState] = useState<FormState>({ status: 'idle' })
  const send = async (body: object) => {
    setState({ status: 'submitting' })
    setState(stateAfter(await sendForm(action, body)))
  }
  return {
    state,
    submit: (form) => {
      // What is closed is left out of a form's data: it is read before.
      if (isOpen(state)) void send(bodyOf(entriesOf(new FormData(form))))
    },
  }
}
