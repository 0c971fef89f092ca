import { now } from '@kariera/shared/clock'
import { articleInvalidation, newsInvalidation } from '../collections/articles/invalidation.ts'
import { bannerInvalidation, positionInvalidation } from '../collections/banners/invalidation.ts'
import { categoryInvalidation } from '../collections/categories/invalidation.ts'
import {
  employerInvalidation,
  employerLogoInvalidation,
} from '../collections/employers/invalidation.ts'
import { hashtagInvalidation } from '../collections/hashtags/invalidation.ts'
import { carouselInvalidation, paidOrderInvalidation } from '../collections/home/invalidation.ts'
import { pictureInvalidation } from '../collections/media/invalidation.ts'
import { pageInvalidation, staticPageInvalidation } from '../collections/pages/invalidation.ts'
import { quoteInvalidation } from '../collections/quotes/invalidation.ts'
import { serviceInvalidation } from '../collections/services/invalidation.ts'
import { logoInvalidation, settingsInvalidation } from '../collections/settings/invalidation.ts'
import { accountInvalidation } from '../collections/users/invalidation.ts'
import type { Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'
import type {
  EventKind,
  EventOf,
  Invalidation,
  InvalidationContext,
  InvalidationRule,
} from './invalidationRule.ts'

/** The rule of each kind of document, defined in its own part of the newsroom. */
const rules: { [Kind in EventKind]: InvalidationRule<Kind> } = {
  articles: articleInvalidation,
  news: newsInvalidation,
  categories: categoryInvalidation,
  hashtags: hashtagInvalidation,
  media: pictureInvalidation,
  users: accountInvalidation,
  quotes: quoteInvalidation,
  services: serviceInvalidation,
  employers: employerInvalidation,
  'employer-logos': employerLogoInvalidation,
  banners: bannerInvalidation,
  'banner-positions': positionInvalidation,
  'carousel-articles': carouselInvalidation,
  'paid-order': paidOrderInvalidation,
  'site-settings': settingsInvalidation,
  logos: logoInvalidation,
  pages: pageInvalidation,
  about: staticPageInvalidation('about'),
  faq: staticPageInvalidation('faq'),
  terms: staticPageInvalidation('terms'),
  privacy: staticPageInvalidation('privacy'),
  cookies: staticPageInvalidation('cookies'),
  advertise: staticPageInvalidation('advertise'),
  // The site reads everything again; no pages are named.
  everything: () => ({ paths: [], tags: [] }),
}

/**
 * Computes which pages show what an event changed, from the current state: of two articles published at once, the one
 * committed last finds the other beside it.
 *
 * @param writtenAt when the event was written, by a clock that may be ahead of ours
 */
export async function affectedPages(
  event: PublishEvent,
  db: Connection,
  writtenAt: Date,
): Promise<Invalidation> {
  const moment = new Date(Math.max(now().getTime(), writtenAt.getTime()))
  return applyRule(event.documentType, event, { db, moment, writtenAt })
}

function applyRule<Kind extends EventKind>(
  kind: Kind,
  event: EventOf<Kind>,
  context: InvalidationContext,
): Invalidation | Promise<Invalidation> {
  return rules[kind](event, context)
}
