import { employerLinkKinds } from '@kariera/shared/contracts/reading/card'
import type { Employer as EmployerView } from '@kariera/shared/contracts/reading/pages'
import type { EmployerLogo } from '@kariera/shared/payload-types'
import { employerPath } from '@kariera/shared/routes'
import { videoOf } from '@kariera/shared/rules/youtube'
import { articleTag, employerLogoTag, employersTag, employerTag } from '@kariera/shared/tags'
import { mediaAddress } from '../media/picture.ts'
import { formerPathsOf } from '../redirects/formerAddresses.ts'
import { readCards } from '../articles/resolvers/cards.ts'
import { allTags, asReader, type Answer, type Reader } from '../../content-api/reader.ts'
import { once, oneByOne, type Resolvers } from '../../content-api/resolver.ts'
import { selectIds } from '../../lib/db/select.ts'

/** Queries of the site about employers. */
export const employerResolvers = {
  employer: oneByOne(({ slug }, reader) => resolveEmployer(slug, reader)),
  employerPaths: once(async (reader) => ({
    value: await readEmployerPaths(reader),
    tags: [employersTag],
  })),
} satisfies Partial<Resolvers>

/** Returns an employer's profile (R-EMP-1); null if there is none with this slug. */
async function resolveEmployer(slug: string, reader: Reader): Promise<Answer<EmployerView | null>> {
  const { docs } = await reader.payload.find({
    collection: 'employers',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    ...asReader(reader),
  })
  const [employer] = docs
  if (!employer) return { value: null, tags: [] }
  const { id, youtubeEmbedding, jobOffersButtonLink } = employer
  const path = employerPath(slug)
  const [articles, former] = await Promise.all([
    articleIdsOf(id, reader),
    formerPathsOf(reader.payload.db.drizzle, 'employers', [id]),
  ])
  const cards = await readCards(articles, reader)
  const cardOf = new Map(cards.map(({ value }) => [value.id, value]))
  const formerPaths = (former.get(id) ?? []).filter((one) => one !== path)
  const logo = typeof employer.logo === 'object' ? employer.logo : null
  return {
    value: {
      id,
      path,
      slug,
      name: employer.name ?? '',
      description: employer.description ?? '',
      logo: logo && logoOf(logo),
      videoId: videoOf(youtubeEmbedding ?? ''),
      jobOffersLink: jobOffersButtonLink || null,
      links: employerLinkKinds.flatMap((kind) => {
        const url = employer[kind]
        return url ? { kind, url } : []
      }),
      cards: articles.flatMap((article) => cardOf.get(article) ?? []),
      formerPaths,
    },
    tags: [
      employerTag(id),
      ...(logo ? [employerLogoTag(logo.id)] : []),
      // Another employer may take one of its former addresses.
      ...(formerPaths.length > 0 ? [employersTag] : []),
      // Includes articles that are not shown now: the profile is invalidated when they are live.
      ...new Set([...articles.map(articleTag), ...allTags(cards)]),
    ],
  }
}

/** Returns the paths of all employers. */
export async function readEmployerPaths(reader: Reader): Promise<string[]> {
  const { docs } = await reader.payload.find({
    collection: 'employers',
    sort: ['createdAt', 'id'],
    pagination: false,
    ...asReader(reader),
    depth: 0,
    select: { slug: true },
  })
  return docs.map(({ slug }) => employerPath(slug))
}

/** Returns all its articles, live or not, in the editors' order. */
async function articleIdsOf(id: number, { payload }: Reader): Promise<number[]> {
  return selectIds(payload.db.drizzle)`
    SELECT articles_id AS id FROM employers_rels
    WHERE parent_id = ${id} AND path = 'articles' AND articles_id IS NOT NULL ORDER BY "order"`
}

function logoOf(logo: EmployerLogo): EmployerView['logo'] {
  const { filename, width, height } = logo.sizes?.profile?.filename ? logo.sizes.profile : logo
  return filename && width && height ? { src: mediaAddress(filename), width, height } : null
}
