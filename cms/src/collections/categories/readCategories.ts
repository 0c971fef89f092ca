import type { Reader } from '../../content-api/reader.ts'

/** Returns all categories in their order. */
export async function readCategories({ payload, context }: Reader) {
  const { docs } = await payload.find({
    collection: 'categories',
    sort: ['order', 'id'],
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  return docs
}
