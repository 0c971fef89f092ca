'use client'

import { defaultShortText } from '@kariera/shared/quote-image/shortText'
import { pngOf } from '@kariera/shared/quote-image/drawQuote'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { quoteImageTexts } from '@kariera/shared/texts/quoteImage'
import { useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { download } from '#admin/api/download.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { keptImage, type StoredQuote, type StoredTemplate } from './stored.ts'
import { useDrawing, type Drawing } from './useDrawing.ts'

const texts = backOfficeTexts.quoteImage

/** Input of the generator of one quote. */
export type GeneratorInput = {
  id: number
  quote: StoredQuote
  templates: readonly StoredTemplate[]
  publication: { name: string; logo: string | null }
  onSaved: () => void
}

/** State of the picture being made, and the actions of the editor (A-QUO-2). */
export function useGenerator(material: GeneratorInput) {
  const { quote, templates, publication } = material
  const say = useTranslate()
  const [shortText, setShortText] = useState(
    () => quote.quoteShortText || defaultShortText(quote.quoteText ?? ''),
  )
  const [templateId, setTemplateId] = useState(quote.template ?? null)
  const template = templates.find((one) => one.id === templateId) ?? templates[0]
  const author = quote.author ?? ''
  const picture = template ? { template, text: shortText, author, ...publication } : null
  const drawing = useDrawing(picture)
  const { report, forget, ...acts } = usePictureActions(material, drawing)
  const notDrawn = template ? failureOf(drawing.outcome) : texts.noTemplate
  return {
    ...{ shortText, template, canvas: drawing.canvas, ...report },
    failure: report.failure || (notDrawn ? say(notDrawn) : ''),
    writeShortText: (text: string) => {
      forget()
      setShortText(text)
    },
    chooseTemplate: (chosen: number) => {
      forget()
      setTemplateId(chosen)
    },
    forget,
    save: () => acts.save(shortText, template),
    downloadPreview: acts.downloadPreview,
  }
}

function failureOf(outcome: Drawing['outcome']): BackOfficeText | null {
  if (outcome === 'noContext') return quoteImageTexts.noContext
  return outcome === 'failed' ? texts.notDrawn : null
}

/** Actions on the drawn picture, and their results. */
function usePictureActions({ id, quote, onSaved }: GeneratorInput, { canvas, settled }: Drawing) {
  const say = useTranslate()
  const caller = useApiContext()
  const [report, setReport] = useState({ failure: '', success: '', isBusy: false })
  const showReport = (changes: Partial<typeof report>) =>
    setReport({ failure: '', success: '', isBusy: false, ...changes })
  /** @returns the picture as a file; null if there is none, which is then reported */
  const pictureFile = async (): Promise<Blob | null> => {
    const isDrawn = (await settled()) === 'drawn'
    const png = isDrawn && canvas.current ? pngOf(canvas.current) : null
    if (!png)
      showReport({ failure: say(isDrawn ? quoteImageTexts.notConverted : texts.incomplete) })
    return png
  }
  const save = async (shortText: string, template: StoredTemplate | undefined) => {
    if (!template || !shortText.trim() || !quote.author?.trim()) {
      showReport({ failure: say(texts.incomplete) })
      return
    }
    showReport({ isBusy: true })
    const png = await pictureFile()
    if (!png) return
    const body = formOf({ file: png, shortText, template: String(template.id) })
    const call = { path: `/quotes/${id}/image`, method: 'POST', body } as const
    const outcome = await apiRequest(caller, call, keptImage)
    showReport(
      outcome.is === 'done'
        ? { success: say(texts.wasSaved) }
        : { failure: outcome.reason ?? say(texts.notSaved) },
    )
    if (outcome.is === 'done') onSaved()
  }
  const downloadPreview = async () => {
    showReport({})
    const png = await pictureFile()
    if (png) download(png, `quote-preview-${Date.now()}.png`)
  }
  /** Messages about the previous picture do not apply to this one. */
  const forget = () => setReport(({ isBusy }) => ({ failure: '', success: '', isBusy }))
  return { report, forget, save, downloadPreview }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
