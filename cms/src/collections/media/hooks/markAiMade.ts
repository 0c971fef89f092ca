import type { Media } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Marks a picture whose new file says that artificial intelligence made it (acceptUpload.ts). A file that does not say
 * so proves nothing, and later saves keep what the editor chooses.
 */
export const markAiMade: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const { isAiMade } = req.context
  delete req.context.isAiMade
  return isAiMade ? { ...data, aiMade: true } : data
}
