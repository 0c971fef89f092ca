import { sendForm, type Answer } from './answer.ts'
import { entriesOf, type Entry } from './filledIn.ts'
import { isOpen, type FormState } from './formState.ts'
import { FormView } from './formView.ts'

/** What is particular to a form: what is sent of what was filled in, and what follows from the answer. */
export type Sending = {
  bodyOf: (entries: Entry[]) => object
  stateAfter: (answer: Answer) => FormState
}

/** Sends a form without leaving the page, in place of the browser. @returns what is seen of it */
export function sendByScript(form: HTMLFormElement, { bodyOf, stateAfter }: Sending): FormView {
  const view = new FormView(form)
  const address = form.getAttribute('action') ?? ''
  const send = async () => {
    // What is closed is left out of a form's data: it is read before.
    const body = bodyOf(entriesOf(new FormData(form)))
    view.show({ status: 'submitting' })
    view.show(stateAfter(await sendForm(address, body)))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isOpen(view.state)) void send()
  })
  return view
}
