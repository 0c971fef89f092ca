import type { Routes } from '@kariera/shared/contracts/reading/query'
import { articlePath } from '@kariera/shared/routes'
import { asReader, type Reader } from '#content-api/reader.ts'

/** Number of addresses in one answer. */
const pathsTogether = 1000

/** Returns the paths of live articles whose id is greater than a number, in the order of their ids. */
export async function readArticlePaths(after: number, reader: Reader): Promise<Routes> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { greater_than: after } },
    select: { slug: true },
    sort: 'id',
    limit: pathsTogether,
    pagination: false,
    ...asReader(reader),
    depth: 0,
  })
  const next = docs.length === pathsTogether ? (docs.at(-1)?.id ?? null) : null
  return { paths: docs.flatMap((doc) => (doc.slug ? [articlePath(doc.slug)] : [])), next }
}
