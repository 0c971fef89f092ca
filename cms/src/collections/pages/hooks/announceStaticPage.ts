import type { StaticPageName } from '@kariera/shared/contracts/staticPages'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { GlobalAfterChangeHook } from 'payload'
import { announce } from '#publishing/outbox.ts'

/** Announces a single page that editors write. */
export const announceStaticPage =
  (name: StaticPageName): GlobalAfterChangeHook =>
  async ({ req }) => {
    const facts = { id: 0 }
    const title = backOfficeTexts.staticPage[name].title.bg
    await announce(req, { documentType: name, documentId: 0, title, was: facts, is: facts })
  }
