import { pngOf } from '@kariera/shared/quote-image/drawQuote'

/** The file of what is drawn, as the form offers it. */
export type Download = {
  make: (canvas: HTMLCanvasElement) => void
  /** Something else is drawn: the file that was made is none of it. */
  forget: () => void
  fail: (what: 'noContext' | 'noFonts' | 'notConverted') => void
}

/** @param form says what it calls each thing */
export function downloadOf(form: HTMLFormElement): Download {
  const status = form.querySelector<HTMLElement>('[role="status"]')
  const fault = form.querySelector('[role="alert"]')
  const link = form.querySelector('a')
  const show = (text: string, failure = '') => {
    if (status) status.textContent = text
    if (fault) fault.textContent = failure
    if (!link) return
    URL.revokeObjectURL(link.href)
    link.hidden = true
  }
  const fail: Download['fail'] = (what) => show('', form.dataset[what])
  const make = (canvas: HTMLCanvasElement) => {
    const file = pngOf(canvas)
    if (!file || !link) {
      fail('notConverted')
      return
    }
    show(status?.dataset.done ?? '')
    link.href = URL.createObjectURL(file)
    link.download = `quote-${Date.now()}.png`
    link.textContent = `${form.dataset.download ?? ''} ${link.download}`
    link.hidden = false
  }
  return { make, forget: () => show(''), fail }
}
