'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useRouteCache } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { apiRequest, type Outcome } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { logoRule, refusedFile } from '#admin/uploads/fileRule.ts'
import { sendFile } from '#admin/uploads/sendFile.ts'
import type { LogoPlace } from './logoField.ts'

const texts = backOfficeTexts.logo

const anything = z.unknown()

type Busy = 'upload' | 'choose' | 'remove' | 'refresh'

/** Actions of administrators on logos; one runs at a time. */
export type LogoChanges = {
  busy: Busy | null
  /** Empty if nothing failed. */
  failure: string
  /** Number of choices stored. */
  saves: number
  upload: (file: File) => Promise<void>
  /** @param id null for the name of the publication, or on dark pages for the logo of light pages */
  choose: (place: LogoPlace, id: number | null) => Promise<void>
  remove: (id: number) => Promise<void>
}

export function useLogoChanges(): LogoChanges {
  const caller = useApiContext()
  const { failure, busy, setFailure, change } = useChange()
  const [saves, setSaves] = useState(0)
  return {
    busy,
    failure,
    saves,
    upload: async (file) => {
      const refused = refusedFile(file, logoRule)
      if (refused) {
        setFailure(refused)
        return
      }
      const upload = { collection: 'logos', file }
      await change('upload', texts.notUploaded, () => sendFile(caller, upload))
    },
    choose: async (place, id) => {
      const path = '/globals/site-settings?depth=0'
      const call = { path, method: 'POST', body: { [place]: id } } as const
      const ask = () => apiRequest(caller, call, anything)
      if (await change('choose', texts.notSelected, ask)) setSaves((before) => before + 1)
    },
    remove: async (id) => {
      const call = { path: `/logos/${id}`, method: 'DELETE' } as const
      await change('remove', texts.notDeleted, () => apiRequest(caller, call, anything))
    },
  }
}

/** Runs one change at a time, shows its result, and reloads the page's data. */
function useChange() {
  const say = useTranslate()
  const { clearRouteCache } = useRouteCache()
  const [doing, setDoing] = useState<Busy | null>(null)
  const [failure, setFailure] = useState('')
  const [isRefreshing, startRefresh] = useTransition()
  return {
    busy: doing ?? (isRefreshing ? ('refresh' as const) : null),
    failure,
    setFailure: (text: BackOfficeText) => setFailure(say(text)),
    change: async (what: Busy, fallback: BackOfficeText, ask: () => Promise<Outcome<unknown>>) => {
      setFailure('')
      setDoing(what)
      const outcome = await ask()
      setDoing(null)
      if (outcome.is === 'failed') {
        setFailure(outcome.reason ?? say(fallback))
        return false
      }
      startRefresh(clearRouteCache)
      return true
    },
  }
}
