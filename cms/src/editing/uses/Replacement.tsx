'use client'

import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useConfig } from '@payloadcms/ui'
import { use, useId, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { useApiQuery } from '../../admin/api/useApiQuery.ts'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { PickersContext, type PickerProps } from './pickers.ts'
import { replacedSchema } from './use.ts'
import styles from './UsesPanel.module.css'

const texts = backOfficeTexts.uses

type Props = {
  collection: string
  id: number
  /** Called when places have changed. */
  done: () => void
}

/** Puts another document in all places of one that cannot be deleted while it is used. */
export function Replacement({ collection, id, done }: Props) {
  const say = useTranslate()
  const { user } = useAuth()
  const [by, setBy] = useState<number | null>(null)
  const { replace, left, failure, forget } = useReplacing({ collection, id, done })
  const Picker = use(PickersContext)[collection] ?? TitlePicker
  if (!may(user, 'edit')) return null
  const isBusy = left !== null
  const choose = (other: number | null) => {
    forget()
    setBy(other)
  }
  return (
    <div className={styles.replacement}>
      <Picker choose={choose} chosen={by} collection={collection} id={id} />
      <button
        aria-disabled={isBusy}
        className="panel-button panel-button--primary"
        onClick={() => void replace(by)}
        type="button"
      >
        {say(texts.replace)}
      </button>
      <p role="status">{isBusy && left > 0 && say(texts.replacing(left))}</p>
      <p className={styles.refusal} role="alert">
        {failure}
      </p>
    </div>
  )
}

/** @returns `left`: in how many places it still stands while it is being replaced, 0 if that is not known yet; else null */
function useReplacing({ collection, id, done }: Props) {
  const say = useTranslate()
  const caller = useApiContext()
  const [left, setLeft] = useState<number | null>(null)
  const [failure, setFailure] = useState('')
  const next = async (by: number, before: number): Promise<string> => {
    const path = `/uses/${collection}/${id}/replacement` as const
    const call = { path, method: 'POST', body: { by } } as const
    const outcome = await apiRequest(caller, call, replacedSchema)
    if (outcome.is === 'failed') return outcome.reason ?? say(texts.failed)
    const { left: after, refusal } = outcome.value
    if (refusal !== null || after === 0) return refusal ?? ''
    if (after >= before) return say(texts.failed)
    setLeft(after)
    return next(by, after)
  }
  const replace = async (by: number | null) => {
    if (left !== null) return
    setFailure(by === null ? say(texts.noReplacement) : '')
    if (by === null) return
    setLeft(0)
    setFailure(await next(by, Infinity))
    setLeft(null)
    done()
  }
  return { replace, left, failure, forget: () => setFailure('') }
}

const titlesSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

/** Chooses a document by its title. */
function TitlePicker({ collection, id, chosen, choose }: PickerProps) {
  const say = useTranslate()
  const label = useId()
  const { getEntityConfig } = useConfig()
  const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug: collection }).admin
  const path: `/${string}` = `/${collection}?depth=0&pagination=false&select[${useAsTitle}]=true&sort=${useAsTitle}`
  const { answer: found } = useApiQuery(path, titlesSchema)
  const docs = found.is === 'done' ? found.value.docs : []
  return (
    <>
      <label htmlFor={label}>{say(texts.inItsPlace)}</label>
      <select
        className="native-select"
        id={label}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        value={chosen ?? ''}
      >
        <option value="">{say(texts.choose)}</option>
        {docs
          .filter((doc) => doc.id !== id)
          .map((doc) => (
            <option key={doc.id} value={doc.id}>
              {String(doc[useAsTitle])}
            </option>
          ))}
      </select>
    </>
  )
}
