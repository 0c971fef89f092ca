import { Turns } from '@kariera/shared/rules/turns'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { setTimeout as sleep } from 'node:timers/promises'
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
  const message = inLanguageOf(req, backOfficeTexts.query.busy)
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  const body = { success: false, error: message, errors: [{ message }] }
  return Response.json(body, { status: 503, headers })
}

/** How long work for which nobody waits lets saves go first, milliseconds: it must end, however many are saving. */
const patienceMs = 500
/** How often it looks whether a save is under way, milliseconds. */
const lookMs = 5

/**
 * Waits while saves are under way, a while at most: a save consists of many short steps, and would wait at each of them
 * for a long one of other work.
 */
export async function letSavesGoFirst(payload: Payload, longestMs = patienceMs): Promise<void> {
  const until = performance.now() + longestMs
  while (turnsIn(payload).saves.inUse.working > 0 && performance.now() < until) await sleep(lookMs)
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
