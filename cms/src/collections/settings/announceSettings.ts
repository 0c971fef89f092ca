import type { SiteSetting } from '@kariera/shared/payload-types'
import { publicationName } from '@kariera/shared/texts/publication'
import type { GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { announce } from '../../publishing/outbox.ts'
import { frameDigest } from './frameFields.ts'

/** Announces a change of the settings, and whether it affects every page or only home. */
export const announceSettings: GlobalAfterChangeHook = async ({
  doc,
  previousDoc,
  req,
}: {
  doc: SiteSetting
  previousDoc: SiteSetting
  req: PayloadRequest
}) => {
  await announce(req, {
    documentType: 'site-settings',
    documentId: 0,
    title: doc.siteName || publicationName,
    was: { id: 0, frame: frameDigest(previousDoc) },
    is: { id: 0, frame: frameDigest(doc) },
  })
}
