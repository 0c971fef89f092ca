'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useStoredPictures } from '#collections/media/shown/useStoredPictures.ts'

const texts = backOfficeTexts.picture

type Texts = ReadonlyMap<number, string>

/**
 * The authors of pictures: those that are stored, and those that are typed and not stored yet, with what is wrong.
 *
 * @param ids are asked for once, all together
 */
export function useImageAuthors(ids: readonly number[]) {
  const say = useTranslate()
  const { change, ...pictures } = useStoredPictures(ids)
  const [typed, setTyped] = useState<Texts>(new Map())
  const [failures, setFailures] = useState<Texts>(new Map())

  const fail = (id: number, failure: string) => {
    setFailures((before) => new Map([...before, [id, failure]]))
    return false
  }
  const type = (id: number, author: string) => {
    setTyped((before) => new Map([...before, [id, author]]))
    setFailures((before) => without(before, id))
  }
  /** Goes back to what is stored. */
  const forget = (id: number) => {
    setTyped((before) => without(before, id))
    setFailures((before) => without(before, id))
  }
  /** @returns whether the author is stored */
  const save = async (id: number, text: string): Promise<boolean> => {
    const author = text.trim()
    const former = pictures.pictureOf(id)?.author?.trim() ?? ''
    if (author === '') return fail(id, say(texts.authorRequired))
    if (author !== former) {
      const refusal = await change(id, { author })
      if (refusal)
        return fail(id, refusal.reason ?? say(former ? texts.notUpdated : texts.authorNotAdded))
    }
    // What was typed meanwhile stays.
    setTyped((before) => (before.get(id)?.trim() === author ? without(before, id) : before))
    return true
  }
  /** @returns whether all authors that were typed are stored */
  const saveAll = async (): Promise<boolean> => {
    const saved = await Promise.all([...typed].map(([id, author]) => save(id, author)))
    return saved.every(Boolean)
  }
  return { ...pictures, typed, failures, type, forget, save, saveAll }
}

function without(texts: Texts, id: number): Texts {
  return new Map([...texts].filter(([other]) => other !== id))
}
