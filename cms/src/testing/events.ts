import type { TestNewsroom } from './newsroom.ts'

/** An announced event: the document, and its public state before and after. */
export type Announced = { documentType: string; documentId: number; was: unknown; is: unknown }

/**
 * Makes a change.
 *
 * @returns the events that it announced, in order
 */
export async function announcedBy(
  { payload }: TestNewsroom,
  change: () => Promise<unknown>,
): Promise<Announced[]> {
  const read = async (after: number) => {
    const { docs } = await payload.find({
      collection: 'publish-events',
      where: { id: { greater_than: after } },
      sort: 'id',
      pagination: false,
      depth: 0,
    })
    return docs
  }
  const last = (await read(0)).at(-1)?.id ?? 0
  await change()
  return (await read(last)).map(({ documentType, documentId, was, is }) => ({
    documentType,
    documentId,
    was: was ?? null,
    is: is ?? null,
  }))
}
