import { Turns } from '@kariera/shared/rules/turns'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Payload, PayloadRequest } from 'payload'
import { callerOf } from '../caller.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { placesOf, retryAfterSeconds, type TurnKind } from './turnKinds.ts'

/**
 * Handles a request when it is its turn among those of its kind. If too many are waiting, the response is 503 with
 * `Retry-After`, and nothing is done.
 */
export async function answerInTurn(
  req: PayloadRequest,
  kind: TurnKind,
  answer: () => Promise<Response>,
): Promise<Response> {
  return (await takeTurn(req, kind, answer)) ?? busy(req)
}

/**
 * Runs the work when it is the caller's turn.
 *
 * @returns null, with nothing done, if too many are waiting
 */
export function takeTurn<Result>(
  req: PayloadRequest,
  kind: TurnKind,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const caller = req.user ? `user ${req.user.id}` : callerOf(req)
  return turnsIn(req.payload)[kind].take(caller, work)
}

function busy(req: PayloadRequest): Response {
  const message = inLanguageOf(req, backOfficeTexts.question.busy)
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  const body = { success: false, error: message, errors: [{ message }] }
  return Response.json(body, { status: 503, headers })
}

/** Returns for each kind how many turns are taken now, and how many requests are waiting. */
export function turnsInUse(payload: Payload): Record<TurnKind, Turns['inUse']> {
  const { publicReads, publicWrites, reads, saves, uploads } = turnsIn(payload)
  return {
    publicReads: publicReads.inUse,
    publicWrites: publicWrites.inUse,
    reads: reads.inUse,
    saves: saves.inUse,
    uploads: uploads.inUse,
  }
}

/** Each instance has its own connections: tests open several. */
const turns = new WeakMap<Payload, Record<TurnKind, Turns>>()

function turnsIn(payload: Payload): Record<TurnKind, Turns> {
  const known = turns.get(payload) ?? turnsFor(payload.db.pool.options.max)
  turns.set(payload, known)
  return known
}

function turnsFor(connections: number): Record<TurnKind, Turns> {
  const { publicReads, publicWrites, reads, saves, uploads } = placesOf(connections)
  return {
    publicReads: new Turns(publicReads),
    publicWrites: new Turns(publicWrites),
    reads: new Turns(reads),
    saves: new Turns(saves),
    uploads: new Turns(uploads),
  }
}
