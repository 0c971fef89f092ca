import { defaultQuoteTemplate as usual } from '@kariera/shared/contracts/quoteImage'
import { pngOf, type QuotePicture } from '@kariera/shared/quote-image/drawQuote'
import { quoteImageTexts } from '@kariera/shared/texts/quoteImage'
import { quoteGeneratorTexts as texts } from '@kariera/shared/texts/reader'
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { entriesOf, messageBody } from '../forms/filledIn.ts'
import { GeneratorFields } from './GeneratorFields.tsx'
import { faultsOf, pictureIn, typedFirst, type Typed } from './typed.ts'
import { useDrawing } from './useDrawing.ts'

/** `logo`: the address of the publication's logo; null if there is none. `name`: the publication's name. */
type Props = { logo: string | null; name: string }

/** The file that was made, or that it could not be made. */
type Made = { url: string; name: string } | 'notConverted' | null

/**
 * Draws a quote while it is typed, and makes a file of it when the reader requests one (R-TEST-1). Nothing is sent to
 * the server.
 */
export function QuoteGenerator({ logo, name }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(typedFirst)
  const [made, setMade] = useState<Made>(null)
  const picture = useMemo(() => toDraw(typed, { logo, name }), [typed, logo, name])
  const drawing = useDrawing(canvas, picture)
  const faults = faultsOf(typed)
  useRevoked(made)

  const read = () => {
    if (form.current) setTyped(typedIn(form.current))
    // The file that was made does not match the new drawing.
    setMade(null)
  }
  // Something may have been typed before the script was loaded.
  useEffect(() => {
    const { current: fields } = form
    if (fields) setTyped((known) => (isTypedIn(fields, known) ? known : typedIn(fields)))
  }, [])

  const make = async () => {
    if (!(await drawing.untilDrawn()) || !canvas.current) return
    const file = pngOf(canvas.current)
    setMade(
      file ? { url: URL.createObjectURL(file), name: `quote-${Date.now()}.png` } : 'notConverted',
    )
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [wrong] = Object.keys(faultsOf(typedIn(event.currentTarget)))
    const field = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
    else void make()
  }

  return (
    <div className="generator" data-logo={logo}>
      <div className="generator-picture">
        <canvas
          ref={canvas}
          width={usual.maxWidth}
          height={usual.maxHeight}
          role="img"
          aria-label={texts.preview}
        />
      </div>
      <div className="reader-form">
        <form ref={form} className="fields" noValidate onInput={read} onSubmit={submit}>
          <GeneratorFields faults={faults} />
          <div className="generator-end wide">
            <button type="submit" className="button solid">
              {texts.generate}
            </button>
            <p role="status">{isFile(made) && texts.generated}</p>
            {isFile(made) && (
              <a href={made.url} download={made.name}>
                {texts.download} {made.name}
              </a>
            )}
            <p className="fault" role="alert">
              {faultText(made, drawing.fault)}
            </p>
          </div>
        </form>
      </div>
    </div>
  )
}

const typedIn = (form: HTMLFormElement): Typed => messageBody(entriesOf(new FormData(form)))

function isTypedIn(form: HTMLFormElement, typed: Typed): boolean {
  return Object.entries(typedIn(form)).every(([name, value]) => typed[name] === value)
}

function toDraw(typed: Typed, publication: Props): QuotePicture | null {
  const picture = pictureIn(typed)
  return picture && { ...picture, ...publication }
}

function isFile(made: Made): made is Exclude<Made, string | null> {
  return typeof made === 'object' && made !== null
}

function faultText(made: Made, fault: 'noContext' | 'noFonts' | null): string | null {
  if (fault) return texts[fault]
  return made === 'notConverted' ? quoteImageTexts.notConverted.en : null
}

/** Releases the memory of a file that is no longer offered. */
function useRevoked(made: Made): void {
  useEffect(() => {
    if (isFile(made)) return () => URL.revokeObjectURL(made.url)
  }, [made])
}
