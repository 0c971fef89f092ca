'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { z } from 'zod'
import { apiRequest } from '../api/apiRequest.ts'
import { useApiContext } from '../api/useApiContext.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { ScreenAct } from './choices.ts'

const texts = backOfficeTexts.palette

/** Payload's ids of a form's buttons, and how they are searched for beside their labels. */
const formButtons = [
  { id: 'action-save', keywords: texts.keywords.publish },
  { id: 'action-save-draft', keywords: texts.keywords.save },
]

/**
 * Returns what can be done on the open screen: the buttons of its form that can be pressed, and an article into the
 * carousel.
 *
 * @param mayArrange whether the user may change the carousel
 */
export function useScreenActs(mayArrange: boolean): ScreenAct[] {
  const say = useTranslate()
  const toCarousel = useCarouselAct(mayArrange)
  const pressed = buttonsOfForm().map(({ button, keywords }) => ({
    key: button.id,
    label: button.textContent.trim(),
    kind: say(texts.openForm),
    keywords: say(keywords),
    act: () => button.click(),
  }))
  return toCarousel ? [...pressed, toCarousel] : pressed
}

/** Looked at with each text: a form that is still loading gets its buttons later. */
function buttonsOfForm() {
  return formButtons.flatMap(({ id, keywords }) => {
    const button = document.getElementById(id)
    return button && !button.matches(':disabled, [aria-disabled="true"]')
      ? [{ button, keywords }]
      : []
  })
}

const addedSchema = z.object({
  doc: z.object({ article: z.object({ title: z.string().nullish() }) }),
})

function useCarouselAct(mayArrange: boolean): ScreenAct | null {
  const say = useTranslate()
  const caller = useApiContext()
  const [, id] = /\/collections\/articles\/(\d+)$/.exec(usePathname()) ?? []
  if (!mayArrange || id === undefined) return null
  const add = async () => {
    const body = { article: Number(id) }
    const call = { path: '/carousel-articles?depth=1', method: 'POST', body } as const
    const outcome = await apiRequest(caller, call, addedSchema)
    const { carousel } = backOfficeTexts
    if (outcome.is === 'failed') toast.error(outcome.reason ?? say(carousel.notAdded))
    else toast.success(say(carousel.added(outcome.value.doc.article.title ?? '')))
  }
  return {
    key: 'carousel',
    label: say(texts.toCarousel),
    kind: say(texts.openArticle),
    keywords: say(texts.keywords.carousel),
    act: () => void add(),
  }
}
