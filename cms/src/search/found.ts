import { searchPageSize } from '@kariera/shared/rules/search'
import { z } from 'zod'

/** The ids of the articles on one page, the newest first, and how many are found in all. */
export type Found = { ids: number[]; total: number }

const foundSchema = z.tuple([z.object({ ids: z.array(z.number()), total: z.coerce.number() })])

/** @throws {Error} where the rows are not one of `ids` and `total` */
export function foundIn(rows: unknown[]): Found {
  return foundSchema.parse(rows)[0]
}

/** How many articles stand before a page. @param page from 1 on */
export function before(page: number): number {
  return (page - 1) * searchPageSize
}
