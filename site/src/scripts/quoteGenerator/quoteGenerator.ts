import { drawQuote, readyQuote, type QuotePicture } from '@kariera/shared/quote-image/drawQuote'
import { downloadOf, type Download } from './download.ts'
import { markWrong, pictureIn } from './fields.ts'

const generator = document.querySelector<HTMLElement>('.generator')
const canvas = generator?.querySelector('canvas')
const form = generator?.querySelector('form')
if (generator && canvas && form) generate(generator, canvas, form)

/** Draws what the form says while it is typed, and makes a file of it when it is sent (R-TEST-1). */
function generate(generator: HTMLElement, canvas: HTMLCanvasElement, form: HTMLFormElement): void {
  const file = downloadOf(form)
  const { logo = null, name = '' } = generator.dataset
  let drawings = 0
  let drawing = Promise.resolve(false)
  const draw = () => {
    file.forget()
    markWrong(form)
    const picture = pictureIn(form)
    drawings += 1
    const number = drawings
    // Of two drawings the older one may get its fonts last.
    const isWanted = () => number === drawings
    if (picture) drawing = drawn(canvas, { ...picture, logo, name }, { file, isWanted })
  }
  form.addEventListener('input', draw)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = markWrong(form)
    if (wrong) wrong.focus()
    else
      void drawing.then((isDrawn) => {
        if (isDrawn) file.make(canvas)
      })
  })
  draw()
}

type Drawing = { file: Download; isWanted: () => boolean }

/** @returns whether the canvas shows it */
async function drawn(
  canvas: HTMLCanvasElement,
  picture: QuotePicture,
  { file, isWanted }: Drawing,
): Promise<boolean> {
  try {
    const ready = await readyQuote(picture)
    if (!isWanted()) return false
    const isDrawn = drawQuote(canvas, ready)
    if (!isDrawn) file.fail('noContext')
    return isDrawn
  } catch (error) {
    console.warn('quote-image.drawing.failed', error)
    if (isWanted()) file.fail('noFonts')
    return false
  }
}
