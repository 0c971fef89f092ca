import type { Payload } from 'payload'

/** Where an article of the demo stands. @throws {Error} where it does not */
export async function idOf(payload: Payload, title: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { title: { equals: title } },
    limit: 1,
    depth: 0,
  })
  if (!docs[0]) throw new Error(`The demo publication has no article ${title}.`)
  return docs[0].id
}
