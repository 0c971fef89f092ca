import { fewestCounted } from '@kariera/shared/rules/listLengths'
import { hashtagTexts } from '@kariera/shared/texts/reader'

/** The notice if no hashtag is used often enough. English. */
export const noHashtags = hashtagTexts.empty.replace('{min}', String(fewestCounted))
