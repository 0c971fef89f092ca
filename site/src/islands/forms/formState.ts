import { contactCooldownMs } from '@kariera/shared/rules/cooldown'
import type { Answer } from './answer.ts'

/** A form as it stands (reader-site.md, section 4). */
export type FormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'error'; message: string }
  /** Nothing more is taken for so many minutes. */
  | { status: 'waiting'; minutes: number }

/** Whether the fields may be filled in, and what is in them sent. */
export function isOpen({ status }: FormState): boolean {
  return status === 'idle' || status === 'error'
}

/** The request for a service, when it was answered (R-BRAND-2). @param notSent where the server gives no reason */
export function requestStateAfter(answer: Answer, notSent: string): FormState {
  if (answer.status === 'sent') return { status: 'success' }
  const told = answer.status === 'refused' ? answer.message : null
  return { status: 'error', message: told ?? notSent }
}

/** The words for a message that was not sent (R-CONT-3): the server gives no reason; the call itself failed. */
export type ContactFaults = { notSent: string; failed: string }

/** A message to the editors, when it was answered: it has failed, or nothing more is taken until some moment. */
export type ContactOutcome =
  | { status: 'success'; until: number }
  | { status: 'waiting'; until: number }
  | { status: 'error'; message: string }

/** @param now milliseconds since 1970, as is `until` */
export function contactOutcome(answer: Answer, faults: ContactFaults, now: number): ContactOutcome {
  switch (answer.status) {
    case 'sent':
      return { status: 'success', until: now + contactCooldownMs }
    case 'refused':
      if (answer.waitMs !== null) return { status: 'waiting', until: now + answer.waitMs }
      return { status: 'error', message: answer.message ?? faults.notSent }
    case 'failed':
      return { status: 'error', message: faults.failed }
  }
}
