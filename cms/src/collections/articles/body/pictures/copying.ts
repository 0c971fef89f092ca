import { Turns } from '@kariera/shared/rules/turns'
import type { Caller } from '#admin/api/apiRequest.ts'
import { storePasted } from '#collections/media/dialog/uploadPicture.ts'
import type { PendingPicture } from '#editing/uses/waitingPicture.ts'

/** How far a pasted picture is. `reason`: what the newsroom has said; null if nobody is copying it. */
export type Copying =
  | { is: 'waiting' }
  | { is: 'failed'; reason: string | null }
  | { is: 'done'; picture: number }

type Entry = { file: File | null; state: Copying; hasBegun: boolean }

const nobody: Copying = { is: 'failed', reason: null }

/** Saves of the text go the same way, and must not wait for many pictures. */
const turns = new Turns({ atOnce: 3, waiting: Infinity })

/** Pasted pictures of this page by the ids of their places, which may go and come back by undoing. */
const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

/**
 * Notes a pasted picture.
 *
 * @param address `http(s):` or `data:`; empty if the clipboard does not have it
 */
export function expectPicture(address: string, alt: string): PendingPicture {
  const formID = crypto.randomUUID()
  const file = fileOf(address)
  const src = /^https?:/i.test(address) ? address : ''
  const state: Copying = file || src ? { is: 'waiting' } : nobody
  entries.set(formID, { file, state, hasBegun: state === nobody })
  return { formID, src, alt }
}

/** For useSyncExternalStore. */
export function subscribeToCopying(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function copyingOf({ formID }: PendingPicture): Copying {
  return entries.get(formID)?.state ?? nobody
}

/** Whether a failed one can be tried again: its bytes or its address are known. */
export function canCopy({ formID, src }: PendingPicture): boolean {
  return src !== '' || Boolean(entries.get(formID)?.file)
}

/** Begins to copy a picture that was pasted here, once. */
export function beginCopying(place: PendingPicture, caller: Caller): void {
  if (entries.get(place.formID)?.hasBegun === false) copyAgain(place, caller)
}

export function copyAgain(place: PendingPicture, caller: Caller): void {
  const file = entries.get(place.formID)?.file ?? null
  // Of a stored one the bytes are not needed any more.
  const note = (state: Copying, kept = file) => {
    entries.set(place.formID, { file: kept, state, hasBegun: true })
    for (const listener of listeners) listener()
  }
  note({ is: 'waiting' })
  void turns.take(null, async () => {
    const outcome = await storePasted(caller, { file, address: place.src, alt: place.alt })
    if (outcome.is === 'failed') note({ is: 'failed', reason: outcome.reason })
    else note({ is: 'done', picture: outcome.value.id }, null)
  })
}

function fileOf(address: string): File | null {
  const [, type, base64] = /^data:([^;,]+);base64,(.*)$/is.exec(address) ?? []
  if (type === undefined || base64 === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return new File([bytes], 'pasted', { type })
  } catch {
    return null
  }
}
