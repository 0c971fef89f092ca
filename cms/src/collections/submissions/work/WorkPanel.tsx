'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useAuth, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { startTransition, useId, useRef, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useSessionValue } from '#admin/state/useSessionValue.ts'
import { tones } from '../mailState.ts'
import { maxNoteLength, maxReplyLength, workSchema, type Reply, type Work } from './work.ts'
import styles from '../Submission.module.css'

const texts = backOfficeTexts.submissions

/** Beside a submission: whether it is answered, the replies, and what colleagues have to know (B-MSG-1). */
export function WorkPanel() {
  const say = useTranslate()
  const { collectionSlug = '', id = '' } = useDocumentInfo()
  const path = `/${collectionSlug}/${id}` as const
  const { answer, again } = useApiQuery(`${path}/work`, workSchema)
  if (answer.is === 'loading') return <p>{say(backOfficeTexts.sidebar.loading)}</p>
  if (answer.is === 'failed')
    return <FailureBanner message={answer.reason ?? say(texts.work.notLoaded)} tryAgain={again} />
  return <Panel initial={answer.value} path={path} />
}

type Act = 'reply' | 'mark' | 'save'

function Panel({ initial, path }: { initial: Work; path: `/${string}` }) {
  const say = useTranslate()
  const caller = useApiContext()
  const { clearRouteCache } = useRouteCache()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  const [work, setWork] = useState(initial)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState<Act | null>(null)
  const act = async (name: Act, body: object) => {
    if (busy !== null) return false
    setBusy(name)
    setFailure('')
    const to = name === 'reply' ? 'replies' : 'work'
    const call = { path: `${path}/${to}`, method: 'POST', body } as const
    const outcome = await apiRequest(caller, call, workSchema)
    if (outcome.is === 'done') {
      setWork(outcome.value)
      // The sidebar counts what waits.
      startTransition(clearRouteCache)
    } else {
      setFailure(outcome.reason ?? say(name === 'reply' ? texts.notSent : texts.work.notSaved))
      // What did not go out, or what a colleague has done meanwhile.
      const fresh = await apiRequest(caller, { path: `${path}/work` }, workSchema)
      if (fresh.is === 'done') setWork(fresh.value)
    }
    setBusy(null)
    return outcome.is === 'done'
  }
  const sendAgain = (id: string) => {
    // The button may disappear.
    panel.current?.focus()
    void act('reply', { again: id })
  }
  const { address, answeredAt, answeredBy, replies } = work
  return (
    <section aria-labelledby={heading} className={styles.submissionWork} ref={panel} tabIndex={-1}>
      <h2 id={heading}>{say(texts.work.title)}</h2>
      <div className={styles.submissionWorkState} role="status">
        <StatusBadge
          text={say(
            answeredAt
              ? texts.work.answered(answeredBy ?? '', formatDateTime(answeredAt))
              : texts.work.waiting,
          )}
          tone={answeredAt ? 'good' : 'waiting'}
        />
        <button
          aria-disabled={busy !== null}
          className="panel-button"
          onClick={() => void act('mark', { answered: !answeredAt })}
          type="button"
        >
          {say(answeredAt ? texts.work.markWaiting : texts.work.markAnswered)}
        </button>
      </div>
      <FailureBanner message={failure} />
      <ul className={styles.submissionWorkReplies}>
        {replies.map((reply) => (
          <Sent
            isBusy={busy !== null}
            key={reply.id}
            reply={reply}
            sendAgain={() => sendAgain(reply.id)}
          />
        ))}
      </ul>
      {address === null ? (
        <p className="field-note">{say(texts.work.noAddress)}</p>
      ) : (
        <ReplyForm
          act={act}
          address={address}
          busy={busy}
          isStored={(id) => replies.some((reply) => reply.id === id)}
          place={path}
          seen={replies.length}
        />
      )}
      <Colleagues act={act} busy={busy} work={work} />
    </section>
  )
}

type SentProps = { reply: Reply; isBusy: boolean; sendAgain: () => void }

function Sent({ reply, isBusy, sendAgain }: SentProps) {
  const say = useTranslate()
  const { text, at, by, mailState, mailError } = reply
  return (
    <li>
      <p className={styles.submissionWorkBy}>
        {say(texts.work.replyBy(by ?? '–', formatDateTime(at)))}{' '}
        <StatusBadge text={say(texts.states[mailState])} tone={tones[mailState]} />
      </p>
      <p className={styles.submissionWorkText}>{text}</p>
      {mailState === 'unsent' && (
        <p className={styles.mailReportError}>
          {mailError}{' '}
          <button
            aria-disabled={isBusy}
            className="panel-button"
            onClick={() => {
              if (!isBusy) sendAgain()
            }}
            type="button"
          >
            {say(texts.send)}
          </button>
        </p>
      )}
    </li>
  )
}

type Acting = {
  busy: Act | null
  /** @returns whether it was done */
  act: (name: Act, body: object) => Promise<boolean>
}

type ReplyFormProps = Acting & {
  /** The submission, to keep what is typed. */
  place: string
  address: string
  /** How many replies are shown. */
  seen: number
  /** Whether a reply is among them, sent or not. */
  isStored: (id: string) => boolean
}

function ReplyForm({ place, address, seen, isStored, busy, act }: ReplyFormProps) {
  const say = useTranslate()
  const field = useId()
  const [draft, setDraft] = useDraft(place)
  // A reply that is stored but did not go out stands above, to be sent again.
  const text = isStored(draft.id) ? '' : draft.text
  const isIdle = busy !== null || text.trim() === ''
  const submit = async () => {
    if (isIdle || !(await act('reply', { ...draft, seen }))) return
    setDraft('')
    toast.success(say(texts.work.sent))
  }
  return (
    <div className={styles.submissionWorkReply}>
      <label htmlFor={field}>{say(texts.work.reply)}</label>
      <textarea
        className="native-input"
        aria-describedby={`${field}-to`}
        id={field}
        maxLength={maxReplyLength}
        onChange={({ target }) => setDraft(target.value, isStored(draft.id))}
        rows={6}
        value={text}
      />
      <p className="field-note" id={`${field}-to`}>
        {say(texts.work.replyTo(address))}
      </p>
      <button
        aria-disabled={isIdle}
        className="solid-button"
        onClick={() => void submit()}
        type="button"
      >
        {say(busy === 'reply' ? texts.sending : texts.work.send)}
      </button>
    </div>
  )
}

const draftSchema = z.object({ id: z.string(), text: z.string() })

/** A reply that is being written; its id makes it one, however often it is sent. */
type Draft = z.infer<typeof draftSchema>

const newDraft = (): Draft => ({ id: newId(), text: '' })

/** @returns also a function that changes its text, and begins another reply if it is empty or the old one is stored */
function useDraft(place: string): [Draft, (text: string, isStored?: boolean) => void] {
  const { user } = useAuth()
  const [draft, setDraft] = useSessionValue(`reply ${user?.id} ${place}`, draftSchema, newDraft)
  const change = (text: string, isStored = false) =>
    setDraft(({ id }) => ({ id: text === '' || isStored ? newId() : id, text }))
  return [draft, change]
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Who takes care of it, and a note. */
function Colleagues({ work, busy, act }: Acting & { work: Work }) {
  const say = useTranslate()
  const id = useId()
  const [base, setBase] = useState(work)
  const [assignee, setAssignee] = useState(work.assignee)
  const [note, setNote] = useState(work.note)
  const isSaved = note.trim() === base.note && assignee === base.assignee
  // What is not being edited follows what colleagues do.
  if (base !== work && (isSaved || note.trim() === work.note)) {
    setBase(work)
    setAssignee(work.assignee)
    setNote(work.note)
  }
  const isIdle = busy !== null || isSaved
  const save = () =>
    act('save', {
      ...(assignee !== base.assignee && { assignee }),
      // What stands below the label is overwritten knowingly.
      ...(note.trim() !== base.note && { note: { text: note, was: work.note } }),
    })
  const theirs = work.note === base.note ? null : work.note
  return (
    <div className={styles.submissionWorkColleagues}>
      <label htmlFor={`${id}-who`}>{say(texts.work.assignee)}</label>
      <select
        className="native-select"
        id={`${id}-who`}
        onChange={({ target }) => setAssignee(target.value === '' ? null : Number(target.value))}
        value={assignee ?? ''}
      >
        <option value="">{say(texts.work.nobody)}</option>
        {work.people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-note`}>{say(texts.work.note)}</label>
      {theirs !== null && <p className="field-note">{say(texts.work.theirNote(theirs))}</p>}
      <textarea
        className="native-input"
        id={`${id}-note`}
        maxLength={maxNoteLength}
        onChange={({ target }) => setNote(target.value)}
        rows={3}
        value={note}
      />
      <button
        aria-disabled={isIdle}
        className="panel-button"
        onClick={() => {
          if (!isIdle) void save()
        }}
        type="button"
      >
        {say(texts.work.save)}
      </button>
    </div>
  )
}
