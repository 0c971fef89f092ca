import { homeSettingsTag, logoTag, settingsTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

/** A setting that only home shows does not invalidate other pages. */
export const settingsInvalidation: InvalidationRule<'site-settings'> = ({ was, is }) => ({
  paths: [],
  tags: [was?.frame && was.frame === is?.frame ? homeSettingsTag : settingsTag],
})

export const logoInvalidation: InvalidationRule<'logos'> = ({ documentId }) => ({
  paths: [],
  tags: [logoTag(documentId)],
})
