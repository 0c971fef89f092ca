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

/** Pause after the last change before a copy is stored, milliseconds. */
const pauseMs = 500

/**
 * Keeps unsaved changes in the browser, so that they survive a crash or a closed tab (B-EDIT-2), and finds what an
 * earlier form has left. Left out are forms of accounts, which contain passwords, and forms in drawers, which are small
 * and opened beside a form that is kept.
 *
 * @returns the copy found; a function that deletes it; and a function to call once this form is stored
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

/** The form must work in a browser without storage (some private windows). */
function noBrowserStorage(error: unknown): LocalCopy[] {
  console.warn(JSON.stringify({ event: 'saving.localCopy.failed', error: String(error) }))
  return []
}

/** Key of user and document: copies are not offered to other users. */
function useKey(): string | null {
  const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const isInDrawer = useEditDepth() > 1
  if (!user || isTrashed || isInDrawer || collectionSlug === config.admin.user) return null
  return `${user.id}:${globalSlug ?? `${collectionSlug}:${id ?? 'new'}`}`
}

/**
 * Stores a copy after each change.
 *
 * @returns a function to call when the form is stored
 */
function useKept(key: string | null, session: string): () => void {
  const { getData } = useForm()
  const { data } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const [saves, setSaves] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useEffectEvent(async (place: string) => {
    const base = contentOf(data)
    // A chosen file is not copied: it is still on the user's disk.
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
    // Changes typed during the save are stored again.
    setSaves((before) => before + 1)
  }, [key, session])
}
