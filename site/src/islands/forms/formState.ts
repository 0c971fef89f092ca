import { contactCooldownMs } from '@kariera/shared/rules/contactCooldown'
import type { Answer } from './answer.ts'

/** The state of a form. */
export type FormState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'success' }
  | { status: 'error'; message: string }
  /** Nothing more is accepted for that many minutes. */
  | { status: 'waiting'; minutes: number }

/** Whether the fields can be filled in and sent. */
export function isOpen({ status }: FormState): boolean {
  return status === 'idle' || status === 'error'
}

/**
 * Returns the state of a request for a service after the response (R-BRAND-2).
 *
 * @param notSent the message if the server gives no reason
 */
export function requestStateAfter(answer: Answer, notSent: string): FormState {
  if (answer.status === 'sent') return { status: 'success' }
  const reason = answer.status === 'refused' ? answer.message : null
  return { status: 'error', message: reason ?? notSent }
}

/** The messages for a submission that failed (R-CONT-3): the server gave no reason; the call itself failed. */
export type ContactFaults = { notSent: string; failed: string }

/** The outcome of a submission to the editors: sent or refused until a moment, or failed. */
export type ContactOutcome =
  | { status: 'success'; until: number }
  | { status: 'waiting'; until: number }
  | { status: 'error'; message: string }

/** @param now milliseconds since 1970, like `until` */
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
