'use client'

import { may } from '@kariera/shared/rules/roles'
import {
  Button,
  DefaultEditView,
  DocumentInfoProvider,
  Modal,
  useAuth,
  useConfig,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useRouter } from 'next/navigation.js'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useId, type ComponentProps } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { useRoleName } from '../../admin/i18n/useRoleName.ts'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { FormView } from '../saving/FormView.tsx'
import { LockContext, useLock, type LockState } from './useLock.ts'
import styles from './Lock.module.css'

const texts = backOfficeTexts.locks
const modalSlug = 'edited-by-colleague'

/**
 * Payload's form, with a dialog about another user who edits the document: their name, and since when in Sofia time. If
 * the document is locked when it is opened, there is no form behind the dialog that could save itself. A user who may not
 * change the document reads it, whoever edits it, and is told why.
 */
export function EditView(props: ComponentProps<typeof DefaultEditView>) {
  const { i18n } = useTranslation()
  const lock = useLock(i18n.language)
  const { id, globalSlug, isLocked, isTrashed, hasSavePermission } = useDocumentInfo()
  if ((id !== undefined || globalSlug) && !isTrashed && !hasSavePermission) {
    return (
      <LockContext value={{ ...lock, isAsked: false, isTaken: false }}>
        <ReaderNotice />
        <ReadOnlyForm {...props} />
      </LockContext>
    )
  }
  const isFormHeld = isLocked && lock.isAsked
  return (
    <LockContext value={lock}>
      {lock.isAsked && <LockDialog lock={lock} />}
      {(lock.isReading || lock.isTaken) && <LockNotice lock={lock} />}
      {!isFormHeld && (lock.isReading ? <ReadOnlyForm {...props} /> : <FormView {...props} />)}
    </LockContext>
  )
}

/** The same form, read-only. */
function ReadOnlyForm(props: ComponentProps<typeof DefaultEditView>) {
  const info = useDocumentInfo()
  return (
    <DocumentInfoProvider
      {...info}
      hasPublishPermission={false}
      hasSavePermission={false}
      isLocked={false}
    >
      <DefaultEditView {...props} />
    </DocumentInfoProvider>
  )
}

function LockDialog({ lock }: { lock: LockState }) {
  const say = useTranslate()
  const goBack = useGoBack()
  const { openModal, closeModal } = useModal()
  const heading = useId()
  useEffect(() => {
    openModal(modalSlug)
    return () => closeModal(modalSlug)
    // Only once: it closes when the dialog is removed.
  }, [])
  return (
    <Modal
      aria-labelledby={heading}
      className={styles.lockDialog}
      closeOnBlur={false}
      onClose={goBack}
      slug={modalSlug}
    >
      <div className={styles.lockDialogContent}>
        <h1 id={heading}>{say(texts.title)}</h1>
        <Editor lock={lock} />
        <p>{say(texts.consequence)}</p>
        <div className={styles.lockDialogActions}>
          <Button buttonStyle="secondary" onClick={goBack} size="large">
            {say(texts.back)}
          </Button>
          <Button buttonStyle="secondary" onClick={lock.read} size="large">
            {say(texts.readOnly)}
          </Button>
          <Button onClick={() => void lock.takeOver()} size="large">
            {say(texts.takeOver)}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Shown above a read-only form. */
function LockNotice({ lock }: { lock: LockState }) {
  const say = useTranslate()
  return (
    <div className={styles.lockNotice} role="status">
      <div>
        <Editor lock={lock} />
        {lock.isReading && <p>{say(texts.viewing)}</p>}
      </div>
      <Button buttonStyle="secondary" margin={false} onClick={() => void lock.takeOver()}>
        {say(texts.takeOver)}
      </Button>
    </div>
  )
}

/** Shown above the form of a document that the user may not change, but others may. */
function ReaderNotice() {
  const say = useTranslate()
  const role = useRoleName()
  const { collectionSlug = '' } = useDocumentInfo()
  const { permissions, user } = useAuth<{ role?: string }>()
  const mayChangeOthers = permissions?.collections?.[collectionSlug]?.update
  // What administrators may not change, nobody may.
  if (!mayChangeOthers && may(user, 'administer')) return null
  const reason = mayChangeOthers ? null : backOfficeTexts.missingRight.changing(role)
  return (
    <div className={styles.lockNotice} role="status">
      <p>
        <strong>{say(texts.viewing)}</strong>
        {collectionSlug === 'articles' && <> {say(backOfficeTexts.article.notYours)}.</>}
        {reason && <> {say(reason)}</>}
      </p>
    </div>
  )
}

function Editor({ lock: { other } }: { lock: LockState }) {
  const say = useTranslate()
  return (
    <>
      <p>
        <strong>{say(texts.editing(other?.name ?? say(texts.somebody)))}</strong>
      </p>
      {other?.since && other.last && <p>{say(texts.since(other.since, other.last))}</p>}
    </>
  )
}

/** Returns to the list of the collection; from a global to the dashboard. */
function useGoBack(): () => void {
  const router = useRouter()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const path = collectionSlug ? (`/collections/${collectionSlug}` as const) : null
  return () => router.push(formatAdminURL({ adminRoute: config.routes.admin, path }))
}
