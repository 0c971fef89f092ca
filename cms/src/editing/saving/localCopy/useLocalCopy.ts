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
import { compareVersions, contentOf, type Content } from '../conflict/compareVersions.ts'
import { useConflictFields } from '../conflict/useConflictFields.ts'
import { bringTextsIntoForm } from '../bringTextsIntoForm.ts'
import { editorsIn, textsIn } from '../editorsIn.ts'
import { useTyping } from '../useTyping.ts'
import { copiesOf, dropCopy, keepCopy, type LocalCopy } from './copies.ts'
import { forgetLeftForm, leftFormOf, useLeavableForm } from './leftForms.ts'

/** How long after a change a copy is stored, milliseconds: further changes, or an answer of the server, do not put it off. */
const pauseMs = 500

/**
 * Keeps unsaved changes in the browser, so that they survive a crash or a closed tab (B-EDIT-2), and finds what an
 * earlier form has left. Left out are forms of accounts, which contain passwords, and forms in drawers, which are small
 * and opened beside a form that is kept.
 *
 * @returns the copy found; whether its form was left for another tab of the screen, to be put back without a dialog, and
 *   a function that opens the dialog; a function that deletes the copy; and one to call once this form is stored
 */
export function useLocalCopy() {
  const key = useKey()
  const session = useMemo(() => crypto.randomUUID(), [])
  const [found, setFound] = useState<LocalCopy | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const stored = useKept(key, session)
  const names = useConflictFields()
  const { getData } = useForm()
  const { data } = useDocumentInfo()

  const look = useEffectEvent(async (place: string) => {
    const leftCopy = leftFormOf(place)
    const copies = leftCopy ? [leftCopy] : await copiesOf(place, Date.now()).catch(noBrowserStorage)
    for (const copy of copies.filter((one) => one.session !== session)) {
      const versions = { base: copy.base, mine: copy.data, theirs: contentOf(getData()) }
      if (compareVersions([...names.keys()], versions).length > 0) {
        setFound(copy)
        // If a colleague has saved meanwhile, the user decides, as with any other copy.
        setWasLeft(copy === leftCopy && copy.basedOn === basedOnOf(contentOf(data)))
        return
      }
      await forget(place, copy.session)
    }
  })
  useEffect(() => {
    if (key !== null) void look(key)
  }, [key])

  const drop = async () => {
    if (key !== null && found) await forget(key, found.session)
    setFound(null)
    setWasLeft(false)
  }
  return { found, wasLeft, askInstead: () => setWasLeft(false), drop, stored }
}

/** Deletes a copy wherever it is kept. */
function forget(key: string, session: string): Promise<void> {
  forgetLeftForm(key, session)
  return dropCopy(key, session)
}

function basedOnOf({ updatedAt }: Content): string | null {
  return typeof updatedAt === 'string' ? updatedAt : null
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
  const { formRef, getData } = useForm()
  const { data } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const [saves, setSaves] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasTyped = useTyping(formRef)
  const copyNow = (): LocalCopy => {
    const base = contentOf(data)
    // A chosen file is not copied: it is still on the user's disk.
    const content = { ...contentOf(getData()), ...(wasTyped() && ownTextsIn(formRef.current)) }
    delete content.file
    return { session, at: Date.now(), basedOn: basedOnOf(base), base, data: content }
  }
  const keep = useEffectEvent(async (place: string) => {
    if (isModified) await keepCopy(place, copyNow()).catch(noBrowserStorage)
  })
  useLeavableForm(() => {
    if (key === null || !(isModified || wasTyped())) return null
    bringTextsIntoForm(formRef.current)
    const copy = copyNow()
    void keepCopy(key, copy).catch(noBrowserStorage)
    return { key, copy }
  })
  useEffect(() => {
    if (key === null || !isModified || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void keep(key)
    }, pauseMs)
  }, [key, fields, isModified, saves])
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  useEffect(() => stop, [key, stop])
  return useCallback(() => {
    stop()
    if (key !== null) void forget(key, session).catch(noBrowserStorage)
    // Changes typed during the save are stored again.
    setSaves((before) => before + 1)
  }, [key, session, stop])
}

/** The rich texts of a form as they stand there; those within rows are in the form's state soon enough. */
function ownTextsIn(form: HTMLElement): Record<string, unknown> {
  const texts = Object.entries(textsIn(editorsIn(form)))
  return Object.fromEntries(texts.filter(([path]) => !path.includes('.')))
}
