import type { LiveState } from '@kariera/shared/contracts/liveState'
import type { PageState } from '@kariera/shared/contracts/state'
import { isLive } from '@kariera/shared/rules/liveAndPromoted'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { deliveryStateOf, lastDelivery } from '#publishing/deliveryRecord.ts'
import { wasLive, type PublicStatus, type PublicStatusEvent } from './publicStatus.ts'

/** How long the clock and the site may take to apply a change of the newsroom, milliseconds. */
export const maxWaitMs = 15_000

/** All that is known of an article's page. */
export type Evidence = {
  article: PublicStatus
  path: string | null
  /** State of the page reported by the site; null if the site cannot be queried. */
  page: PageState | null
  now: Date
}

type Say = (text: BackOfficeText) => string
const texts = backOfficeTexts.live.reasons

/**
 * Decides which state the editor sees: a page counts as live only if the site, or its receipt, confirms it.
 *
 * @param urlOf returns the full address of a page
 * @param say returns a text in the caller's language
 */
export function judge(evidence: Evidence, urlOf: (path: string) => string, say: Say): LiveState {
  const { article, path, now } = evidence
  if (isLive(article, now) && path !== null) return judgePublic(evidence, path, urlOf(path), say)
  return judgeHidden(evidence, hiddenState(article), say)
}

function hiddenState({ deletedAt, _status, datePublished }: PublicStatus): LiveState {
  if (deletedAt) return { state: 'trashed' }
  if (_status !== 'published' || !datePublished) return { state: 'draft' }
  return { state: 'scheduled', at: datePublished }
}

function judgePublic(evidence: Evidence, path: string, url: string, say: Say): LiveState {
  const { article, page } = evidence
  const trouble = troubleOf(evidence, path)
  if (trouble) return failed('update', say(trouble), evidence)
  if (isOnItsWay(article.event)) return { state: 'rendering', since: article.event.createdAt }
  if (page?.dirty) return { state: 'rendering', since: null }
  if (page && !page.onDisk) return awaited('update', say(texts.missing), evidence)
  return witnessedLive(article, path, url) ?? unwitnessedLive(page, url)
}

/** Live since the sites received the event that made the current version of the article visible. */
function witnessedLive(
  { original, event }: PublicStatus,
  path: string,
  url: string,
): LiveState | null {
  for (const candidate of [original, event]) {
    if (!candidate || !wasLive(candidate.is, candidate) || !isWitnessed(candidate, path)) continue
    const since = lastDelivery(candidate.deliveries)
    if (since === null) continue
    return { state: 'live', url, since, ms: Date.parse(since) - Date.parse(candidate.createdAt) }
  }
  return null
}

function unwitnessedLive(page: PageState | null, url: string): LiveState {
  return page ? { state: 'live', url, since: page.renderedAt, ms: null } : { state: 'unknown' }
}

/** Before the editor is informed that readers cannot see the article, its page must be gone. */
function judgeHidden(evidence: Evidence, state: LiveState, say: Say): LiveState {
  const { article, page, path } = evidence
  const { event } = article
  const awaitsRemoval = isOnItsWay(event) && wasLive(event.was, event)
  if (path === null || !(awaitsRemoval || page?.onDisk)) return state
  const trouble = troubleOf(evidence, path)
  if (trouble) return failed('removal', say(trouble), evidence)
  if (awaitsRemoval) return { state: 'removing', since: event.createdAt }
  if (page?.dirty) return { state: 'removing', since: null }
  return awaited('removal', say(texts.stillThere), evidence)
}

/** Returns why the page is not up to date; null if no failure is known. */
function troubleOf({ article, page }: Evidence, path: string): BackOfficeText | null {
  const { event } = article
  const delivery = event && deliveryStateOf(event.deliveries, event.createdAt)
  if (delivery?.is === 'failing') return texts.siteNotTold(delivery.error)
  if (delivery?.is === 'waiting') return null
  if (page?.error) return texts.pageFailed(page.error)
  if (delivery?.is !== 'incomplete' || (page && !page.dirty)) return null
  const failure = delivery.failed.find((one) => one.path === path)
  return failure ? texts.pageFailed(failure.error) : null
}

/** All sites were notified, but the page is not up to date: a short delay, or a fault. */
function awaited(what: 'update' | 'removal', reason: string, evidence: Evidence): LiveState {
  const { article, now } = evidence
  const deliveredAt = article.event && lastDelivery(article.event.deliveries)
  const appeared = what === 'update' ? article.datePublished : null
  const since = Math.max(...[deliveredAt, appeared].map((moment) => Date.parse(moment ?? '') || 0))
  if (now.getTime() - since >= maxWaitMs) return failed(what, reason, evidence)
  const startedAt = new Date(since).toISOString()
  return { state: what === 'update' ? 'rendering' : 'removing', since: startedAt }
}

/** A retry applies to the event that was not delivered, or else to the article's own event. */
function failed(what: 'update' | 'removal', reason: string, { article }: Evidence): LiveState {
  const { event } = article
  const stuck = event?.deliveries.find(({ deliveredAt }) => deliveredAt === null)
  return { state: 'failed', what, reason, eventId: stuck?.eventId ?? event?.id ?? null }
}

function isOnItsWay(event: PublicStatus['event']): event is PublicStatusEvent {
  return event?.deliveries.some(({ deliveredAt }) => deliveredAt === null) ?? false
}

/** Whether every site confirms that this event wrote the page to disk. */
function isWitnessed({ deliveries }: PublicStatusEvent, path: string): boolean {
  return (
    deliveries.length > 0 &&
    deliveries.every(({ receipt }) => receipt?.rendered.some((page) => page.path === path))
  )
}
