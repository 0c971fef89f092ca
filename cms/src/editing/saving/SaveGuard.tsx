'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useConfig, useDocumentInfo, useEditDepth, useForm } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { apiRequest } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { OthersHere } from '../presence/OthersHere.tsx'
import { ConflictDialog, type Versions } from './conflict/ConflictDialog.tsx'
import { contentOf, type Content } from './conflict/compareVersions.ts'
import { watchDocument, type Conflict, type Stored } from './documentFetch.ts'
import { useLocalCopy } from './localCopy/useLocalCopy.ts'
import { useOpenForm } from './typedWhileSaving.ts'
import { unresolvedConflicts } from './unresolvedConflicts.ts'
import { useCarryOver } from './useCarryOver.ts'
import { ColleagueNotice } from './ColleagueNotice.tsx'
import { useColleagueSave } from './useColleagueSave.ts'
import { useKnownRights } from './useKnownRights.ts'
import { useSingleSave } from './useSingleSave.ts'
import styles from './SaveGuard.module.css'

const contentSchema = z.record(z.string(), z.unknown())

/**
 * Part of every document's form: states what its saves are based on, shows what a colleague has saved meanwhile
 * (B-EDIT-1), and offers text that was typed here and never saved (B-EDIT-2).
 */
export function SaveGuard() {
  const say = useTranslate()
  const { conflict, content, show, versions, hide, resolve, colleagues, showTheirs } = useConflict()
  const { found, wasLeft, drop, restore } = content
  const putBack = useEffectEvent(content.putBack)
  useEffect(() => {
    if (wasLeft) void putBack()
  }, [wasLeft])
  // Content outside the form is not in the server's page.
  const isMounted = useIsMounted()
  if (!isMounted) return null
  const texts = backOfficeTexts.localCopy
  return (
    <>
      <OthersHere />
      <ColleagueNotice save={colleagues} show={showTheirs} />
      {createPortal(
        <div className={styles.saveGuard}>
          {conflict && (
            <div className={clsx(styles.notice, styles.noticeRefused)} role="alert">
              <p>
                {say(
                  backOfficeTexts.conflict.unresolved(conflict.who, formatDateTime(conflict.when)),
                )}
              </p>
              <button className="panel-button" onClick={show} type="button">
                {say(backOfficeTexts.conflict.show)}
              </button>
            </div>
          )}
          {found && !wasLeft && !conflict && (
            <div className={styles.notice} role="status">
              <p>{say(texts.found(formatDateTime(new Date(found.at))))}</p>
              <button className="panel-button" onClick={restore} type="button">
                {say(texts.restore)}
              </button>
              <button
                className="panel-button"
                onClick={() => {
                  void drop()
                  toast.success(say(texts.discarded))
                }}
                type="button"
              >
                {say(texts.discard)}
              </button>
            </div>
          )}
        </div>,
        document.body,
      )}
      {versions && (
        <ConflictDialog
          apply={resolve}
          close={hide}
          explanation={versions.explanation}
          versions={versions}
        />
      )}
    </>
  )
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

type Shown = Versions & { explanation: string; isCopy: boolean }

/** State of a conflict that blocks the next save of this form, and the ways to resolve it. */
function useConflict() {
  const say = useTranslate()
  const info = useDocumentInfo()
  const caller = useApiContext()
  const put = usePut()
  const { formRef, getData } = useForm()
  const address = useAddress()
  const copy = useLocalCopy()
  const noteSave = useSingleSave()
  useOpenForm()
  useKnownRights()
  const isInDrawer = useEditDepth() > 1
  const ownSave = useRef<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [versions, setVersions] = useState<Shown | null>(null)

  const base = contentOf(info.data)
  const show = async (refusal: Conflict) => {
    const path = `${address.path}?depth=0&draft=true` as const
    const theirs = await apiRequest(caller, { path }, contentSchema)
    if (theirs.is === 'failed') {
      toast.error(say(backOfficeTexts.conflict.notLoaded))
      return
    }
    const { who, when } = refusal
    const explanation = say(backOfficeTexts.conflict.explanation(who, formatDateTime(when)))
    const mine = contentOf(getData())
    setVersions({ base, mine, theirs: theirs.value, explanation, isCopy: false })
  }
  const refused = useEffectEvent((refusal: Conflict) => {
    unresolvedConflicts.add(address.url)
    setConflict(refusal)
    void show(refusal)
  })
  const seen = () => later(updatedAtOf(info.data), ownSave.current)
  const colleague = useColleagueSave(address.path, seen)
  const carryOver = useCarryOver(address.url, (typed) => put({ ...base, ...typed }))
  const stored = useEffectEvent((document: Stored | null, sent: Content) => {
    noteSave()
    // Menus save too, without informing the rest of the form.
    if (document) ownSave.current = document.updatedAt
    const isCreated = info.id === undefined && !info.globalSlug && !isInDrawer
    if (isCreated && document?.id !== undefined) carryOver(`${address.url}/${document.id}`, sent)
    unresolvedConflicts.delete(address.url)
    setConflict(null)
    colleague.hide()
    copy.stored()
  })
  const basedOn = useEffectEvent(seen)
  useEffect(() => {
    const stop = watchDocument({
      address: address.url,
      basedOn: () => basedOn(),
      onRefused: (refusal) => refused(refusal),
      onStored: (document, sent) => stored(document, sent),
    })
    return () => {
      stop()
      unresolvedConflicts.delete(address.url)
    }
  }, [address.url])

  const resolve = async (content: Record<string, unknown>) => {
    const isCopy = versions?.isCopy ?? false
    if (!isCopy && versions) info.setData({ ...versions.theirs })
    await put(content)
    setVersions(null)
    colleague.hide()
    if (isCopy) await copy.drop()
    else {
      unresolvedConflicts.delete(address.url)
      setConflict(null)
    }
    toast.success(
      say(isCopy ? backOfficeTexts.localCopy.restored : backOfficeTexts.conflict.merged),
    )
  }
  const restore = () => {
    if (!copy.found) return
    const { base: began, data: mine, basedOn: seen, at } = copy.found
    const explanation = say(backOfficeTexts.localCopy.found(formatDateTime(new Date(at))))
    const current = { base: began, mine, theirs: base, explanation, isCopy: true }
    if (seen !== updatedAtOf(info.data)) {
      setVersions(current)
      return
    }
    void put({ ...base, ...mine }).then(async () => {
      await copy.drop()
      toast.success(say(backOfficeTexts.localCopy.restored))
    })
  }
  /** Without a dialog: the form was left for another tab, and nobody has changed the document since. */
  const putBack = async () => {
    if (!copy.found) return
    const form = formRef.current
    // What was typed meanwhile would be replaced.
    form.toggleAttribute('inert', true)
    try {
      await put({ ...base, ...copy.found.data })
      await copy.drop()
    } catch (error) {
      console.warn(JSON.stringify({ event: 'saving.leftForm.failed', error: String(error) }))
      copy.askInstead()
    } finally {
      form.toggleAttribute('inert', false)
    }
  }
  return {
    conflict,
    versions,
    resolve,
    show: () => conflict && void show(conflict),
    colleagues: colleague.save,
    showTheirs: () => {
      if (!colleague.save) return
      const { name: who, at: when } = colleague.save
      void show({ who, when, fields: [] })
    },
    hide: () => setVersions(null),
    content: { found: copy.found, wasLeft: copy.wasLeft, drop: copy.drop, restore, putBack },
  }
}

/** @returns a function that puts content into the form as if it had been typed */
function usePut(): (content: Record<string, unknown>) => Promise<void> {
  const { reset, setModified } = useForm()
  return async (content) => {
    await reset(content)
    setModified(true)
  }
}

/** Address of the open document: below the API route, and in full. */
function useAddress(): { path: `/${string}`; url: string } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const own = id === undefined ? '' : `/${id}`
  const path = globalSlug
    ? (`/globals/${globalSlug}` as const)
    : (`/${collectionSlug}${own}` as const)
  const url = formatAdminURL({ apiRoute: config.routes.api, path })
  return { path, url: new URL(url, 'http://here').pathname }
}

/** Compares moments as JSON texts. */
function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

function updatedAtOf(data: unknown): string | null {
  const { updatedAt } = contentOf(data)
  return typeof updatedAt === 'string' ? updatedAt : null
}
