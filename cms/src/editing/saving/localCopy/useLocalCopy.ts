'use client'

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { compareVersions, contentOf } from '../conflict/compareVersions.ts'
import { useConflictFields } from '../conflict/useConflictFields.ts'
import { copiesOf, dropCopy, keepCopy, type LocalCopy } from './copies.ts'

/** So long after the last change it is kept, milliseconds. */
const pauseMs = 500

/**
 * Keeps what is typed and not saved in the browser, so that it survives whatever ends before it is saved (B-EDIT-2),
 * and finds what an earlier form has left so. Left out are forms of accounts, which
 * hold passwords, and those in drawers, which are small and opened beside one that is kept.
 *
 * @returns what was found; what lets go of it; and what is called once the form's own is stored
 */
export function useLocalCopy() {
  const key = useKey()
  const session = useMemo(() => crypto.randomUUID(), [])
  const [found, setFound] = useState<LocalCopy | null>(null)
  const stored = useKept(key, session)
  const names = useConflictFields()
  const { getData } = useForm()

  const look = useEffectEvent(async (place: string) => {
    const copies = await copiesOf(place, Date.now()).catch(noBrowserStorage)
    for (const copy of copies.filter((one) => one.session !== session)) {
      const versions = { base: copy.base, mine: copy.data, theirs: contentOf(getData()) }
      if (compareVersions([...names.keys()], versions).length > 0) {
        setFound(copy)
        return
      }
      await dropCopy(place, copy.session)
    }
  })
  useEffect(() => {
    if (key !== null) void look(key)
  }, [key])

  const drop = async () => {
    if (key !== null && found) await dropCopy(key, found.session)
    setFound(null)
  }
  return { found, drop, stored }
}

/** A browser that keeps nothing (a private window of some) is no reason to refuse the form. */
function noBrowserStorage(error: unknown): LocalCopy[] {
  console.warn(JSON.stringify({ event: 'saving.localCopy.failed', error: String(error) }))
  return []
}

/** Who writes what: copies are offered to nobody else. */
function useKey(): string | null {
  const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const isInDrawer = useEditDepth() > 1
  if (!user || isTrashed || isInDrawer || collectionSlug === config.admin.user) return null
  return `${user.id}:${globalSlug ?? `${collectionSlug}:${id ?? 'new'}`}`
}

/** Keeps a copy after each change. @returns to be called when the form is stored */
function useKept(key: string | null, session: string): () => void {
  const { getData } = useForm()
  const { data } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const [saves, setSaves] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useEffectEvent(async (place: string) => {
    const base = contentOf(data)
    // A file that was chosen is still on the disk that it came from.
    const content = { ...contentOf(getData()) }
    delete content.file
    const basedOn = typeof base.updatedAt === 'string' ? base.updatedAt : null
    const copy = { session, at: Date.now(), basedOn, base, data: content }
    await keepCopy(place, copy).catch(noBrowserStorage)
  })
  useEffect(() => {
    clearTimeout(timer.current)
    if (key !== null && isModified) timer.current = setTimeout(() => void keep(key), pauseMs)
  }, [key, fields, isModified, saves])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    if (key !== null) void dropCopy(key, session).catch(noBrowserStorage)
    // What was typed while it was on its way is kept again.
    setSaves((before) => before + 1)
  }, [key, session])
}
