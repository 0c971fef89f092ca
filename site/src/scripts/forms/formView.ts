import { isOpen, type FormState } from './formState.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** Where each state says what there is to say; while a form is open, nowhere but in the form. */
const noticeOf = {
  idle: 'form',
  submitting: 'form',
  success: '.sent',
  error: '.fault',
  waiting: '.waits',
} as const satisfies Record<FormState['status'], string>

/** A form in the page (components/forms/ReaderForm.astro), and what stands around it. */
export class FormView {
  readonly #form: HTMLFormElement
  readonly #box: HTMLElement | null
  /** What its button says. */
  readonly #send: string
  #state: FormState = { status: 'idle' }

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#box = form.parentElement
    this.#send = this.#button?.textContent ?? ''
    // A browser may have kept from before a reload that it was closed.
    this.show(this.#state)
  }

  get state(): FormState {
    return this.#state
  }

  /** What is shown of the box is its styles' business. The focus follows to what came of sending. */
  show(state: FormState): void {
    const before = this.#state
    this.#state = state
    if (this.#box) this.#box.dataset.state = state.status
    for (const control of this.#controls) control.disabled = !isOpen(state)
    const { sending = '', wait = '' } = this.#form.dataset
    if (this.#button)
      this.#button.textContent = state.status === 'submitting' ? sending : this.#send
    this.#say('.fault', state.status === 'error' ? state.message : '')
    this.#say(
      '.waits',
      state.status === 'waiting' ? wait.replace('{N}', String(state.minutes)) : '',
    )
    if (before.status === 'submitting') this.#part(noticeOf[state.status])?.focus()
  }

  /** Nothing is read out again that has not changed. */
  #say(place: string, text: string): void {
    const element = this.#part(place)
    if (!element || element.textContent === text) return
    // The specification's own words are English.
    element.lang = text === this.#form.dataset.notSent ? 'en' : 'bg'
    element.textContent = text
  }

  #part(selector: string): HTMLElement | null {
    return this.#box?.querySelector<HTMLElement>(selector) ?? null
  }

  get #controls(): NodeListOf<Control> {
    return this.#form.querySelectorAll<Control>('input, select, textarea, button')
  }

  get #button(): HTMLButtonElement | null {
    return this.#form.querySelector<HTMLButtonElement>('button[type="submit"]')
  }
}
