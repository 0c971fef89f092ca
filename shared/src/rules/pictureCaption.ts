import type { Picture } from '../contracts/reading/card.ts'
import { readerTexts } from '../texts/reader.ts'

/** What readers are told of a picture's origin: its author, and whether it was made by a machine; empty if neither. */
export function pictureCaption({ credit, aiMade }: Pick<Picture, 'credit' | 'aiMade'>): string {
  const texts = readerTexts.article
  const author = credit && texts.credit.replace('{author}', () => credit)
  return [author, aiMade && texts.aiMade].filter(Boolean).join(' · ')
}
