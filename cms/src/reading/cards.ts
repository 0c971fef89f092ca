import type { Card } from '@kariera/shared/contracts/reading'
import { errorText } from '@kariera/shared/rules/errors'
import { cardOf, type CardSource } from './card.ts'
import { asReader, type Answer, type Reader } from './reader.ts'

/** What is read of an article for its card. */
const cardFields = {
  _status: true,
  deletedAt: true,
  title: true,
  slug: true,
  accent: true,
  body: true,
  entityName: true,
  category: true,
  datePublished: true,
  paid: true,
  paidStartDate: true,
  paidEndDate: true,
  firstPromotedAt: true,
  picture: true,
} as const

/** The cards of those of the articles that readers may see, newest first. */
export async function readCards(ids: number[], reader: Reader): Promise<Answer<Card>[]> {
  if (ids.length === 0) return []
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { in: ids } },
    select: cardFields,
    sort: ['-datePublished', '-id'],
    pagination: false,
    ...asReader(reader),
  })
  return docs.flatMap((doc) => cardOrNothing(doc, reader))
}

/** An article that cannot be shown is left out: it must not take the list with it. */
function cardOrNothing(article: CardSource, { payload, now }: Reader): Answer<Card>[] {
  try {
    const card = cardOf(article, now)
    return card ? [card] : []
  } catch (error) {
    payload.logger.error({ event: 'reading.card.failed', id: article.id, error: errorText(error) })
    return []
  }
}
