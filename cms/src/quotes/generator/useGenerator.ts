'use client'

import { defaultShortText } from '@kariera/shared/quote-image/shortText'
import { download } from '@kariera/shared/quote-image/download'
import { pngOf } from '@kariera/shared/quote-image/drawQuote'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { quoteImageTexts } from '@kariera/shared/texts/quoteImage'
import { useState } from 'react'
import { useSay } from '../../brand/useSay.ts'
import { askFor } from '../../calls/askFor.ts'
import { useCaller } from '../../calls/useCaller.ts'
import { keptImage, type StoredQuote, type StoredTemplate } from './stored.ts'
import { useDrawing } from './useDrawing.ts'

const texts = backOfficeTexts.quoteImage

/** Everything that the generator of one quote works with. */
export type Material = {
  id: number
  quote: StoredQuote
  templates: readonly StoredTemplate[]
  publication: { name: string; logo: string | null }
  /** Called when a picture has been kept. */
  onSaved: () => void
}

/** The picture that is being made of a quote, and what an editor may do with it (A-QUO-2). */
export function useGenerator({ id, quote, templates, publication, onSaved }: Material) {
  const say = useSay()
  const caller = useCaller()
  const [shortText, setShortText] = useState(
    () => quote.quoteShortText || defaultShortText(quote.quoteText ?? ''),
  )
  const [templateId, setTemplateId] = useState(quote.template ?? null)
  const [report, setReport] = useState({ failure: '', news: '', isBusy: false })
  const template = templates.find((one) => one.id === templateId) ?? templates[0]
  const author = quote.author ?? ''
  const picture = template ? { template, text: shortText, author, ...publication } : null
  const { canvas, outcome, settled } = useDrawing(picture)

  const tell = (changes: Partial<typeof report>) =>
    setReport({ failure: '', news: '', isBusy: false, ...changes })
  /** What was said of the picture before is not said of this one. */
  const forget = () =>
    setReport(({ isBusy, news }) => ({ failure: '', news: isBusy ? news : '', isBusy }))
  /** @returns the picture as a file; null where there is none, which is said then */
  const file = async (): Promise<Blob | null> => {
    const isDrawn = (await settled()) === 'drawn'
    const png = isDrawn && canvas.current ? await pngOf(canvas.current) : null
    if (!png) tell({ failure: say(isDrawn ? quoteImageTexts.notConverted : texts.incomplete) })
    return png
  }
  const save = async () => {
    if (!template || !shortText.trim() || !author.trim()) {
      tell({ failure: say(texts.incomplete) })
      return
    }
    tell({ news: say(texts.saving), isBusy: true })
    const png = await file()
    if (!png) return
    const body = formOf({ file: png, shortText, template: String(template.id) })
    const call = { path: `/quotes/${id}/image`, method: 'POST', body } as const
    const kept = await askFor(caller, call, keptImage)
    if (kept.is === 'failed') tell({ failure: kept.reason ?? say(texts.notSaved) })
    else tell({ news: say(texts.wasSaved) })
    if (kept.is === 'done') onSaved()
  }
  const downloadPreview = async () => {
    tell({})
    const png = await file()
    if (png) download(png, `quote-preview-${Date.now()}.png`)
  }
  const drawingFailure = template ? failureOf(outcome) : texts.noTemplate
  return {
    ...{ shortText, template, canvas, save, downloadPreview },
    writeShortText: (text: string) => {
      forget()
      setShortText(text)
    },
    chooseTemplate: (chosen: number) => {
      forget()
      setTemplateId(chosen)
    },
    ...report,
    failure: report.failure || (drawingFailure ? say(drawingFailure) : ''),
  }
}

function failureOf(outcome: ReturnType<typeof useDrawing>['outcome']) {
  if (outcome === 'noContext') return quoteImageTexts.noContext
  return outcome === 'failed' ? texts.notDrawn : null
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
