import { fewestCounted } from '@kariera/shared/rules/hashtagCounts'
import { hashtagTexts } from '@kariera/shared/texts/reader'

/** What stands in place of hashtags where none is used often enough (reader-site.md, section 8). English. */
export const noHashtags = hashtagTexts.empty.replace('{min}', String(fewestCounted))
