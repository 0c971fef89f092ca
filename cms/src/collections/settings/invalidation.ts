import { logoTag, settingsTag } from '@kariera/shared/tags'
import type { InvalidationRule } from '../../publishing/invalidationRule.ts'

export const settingsInvalidation: InvalidationRule<'site-settings'> = () => ({
  paths: [],
  tags: [settingsTag],
})

export const logoInvalidation: InvalidationRule<'logos'> = ({ documentId }) => ({
  paths: [],
  tags: [logoTag(documentId)],
})
