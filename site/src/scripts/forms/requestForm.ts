import { requestBody, type RequestField } from './filledIn.ts'
import { requestStateAfter } from './formState.ts'
import { sendByScript } from './sendByScript.ts'

/** The request for a service is sent without leaving its page (R-BRAND-2). */
const form = document.querySelector<HTMLFormElement>('form[data-reader-form]')

if (form) {
  const { notSent = '' } = form.dataset
  const fields = fieldsOf(form)
  for (const list of form.querySelectorAll<HTMLElement>('[data-at-least-one]')) demandOneOf(list)
  sendByScript(form, {
    bodyOf: (entries) => requestBody(entries, fields),
    stateAfter: (answer) => requestStateAfter(answer, notSent),
  })
}

function fieldsOf(form: HTMLFormElement): RequestField[] {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-field]'), ({ dataset }) => ({
    id: dataset.field ?? '',
    label: dataset.label ?? '',
    isList: dataset.list !== undefined,
  }))
}

/** The first box of a list says for all of them that one is to be chosen. */
function demandOneOf(list: HTMLElement): void {
  const boxes = [...list.querySelectorAll('input')]
  const check = () => {
    const isChosen = boxes.some(({ checked }) => checked)
    boxes[0]?.setCustomValidity(isChosen ? '' : (list.dataset.atLeastOne ?? ''))
  }
  list.addEventListener('change', check)
  check()
}
