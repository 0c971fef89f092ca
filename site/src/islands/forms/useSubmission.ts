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

/** What a form is sent by: without script by the browser, to `action`. */
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
      // What is closed is left out of a form's data: it is read before.
      if (isOpen(state)) void send(bodyOf(entriesOf(new FormData(form))))
    },
  }
}
