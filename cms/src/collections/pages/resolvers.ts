import type { Section, SectionPage, StaticPage } from '@kariera/shared/contracts/reading/pages'
import { staticPageFields, type StaticPageName } from '@kariera/shared/contracts/staticPages'
import type { Page } from '@kariera/shared/payload-types'
import { sectionPagePath } from '@kariera/shared/routes'
import { pictureTag, sectionPageTag, sectionTag, staticPageTag } from '@kariera/shared/tags'
import { bodyHtmlOf } from '../articles/body/bodyHtml.ts'
import { hasContent } from '../articles/body/hasContent.ts'
import { pictureOf } from '../media/picture.ts'
import { formerPathsOf } from '../redirects/formerAddresses.ts'
import { picturesIn } from '../articles/body/picturesIn.ts'
import { asReader, type Answer, type Reader } from '../../content-api/reader.ts'
import { once, oneByOne, type Resolvers } from '../../content-api/resolver.ts'

/** Queries of the site about the pages that editors write. */
export const pageResolvers = {
  staticPage: oneByOne(({ name }, reader) => resolveStaticPage(name, reader)),
  section: once(resolveSection),
  sectionPage: oneByOne(({ slug }, reader) => resolveSectionPage(slug, reader)),
} satisfies Partial<Resolvers>

type Body = Parameters<typeof bodyHtmlOf>[0]

/** Returns a single page that editors write (R-ABOUT-1, R-PAGE-1). */
async function resolveStaticPage(
  name: StaticPageName,
  reader: Reader,
): Promise<Answer<StaticPage>> {
  const page = await reader.payload.findGlobal({ slug: name, ...asReader(reader) })
  const body = bodyIn(page, staticPageFields[name])
  const picture =
    'authorPicture' in page && typeof page.authorPicture === 'object' ? page.authorPicture : null
  return {
    value: { bodyHtml: htmlOf(body), picture: picture ? pictureOf(picture) : null },
    tags: [
      staticPageTag(name),
      ...picturesIn(body).map(pictureTag),
      ...(picture ? [pictureTag(picture.id)] : []),
    ],
  }
}

/** Returns all pages of the section, parents before children. */
async function resolveSection(reader: Reader): Promise<Answer<Section>> {
  return { value: sectionOf(await readTree(reader)), tags: [sectionTag] }
}

export async function readSectionPaths(reader: Reader): Promise<string[]> {
  return sectionOf(await readTree(reader)).map(({ path }) => path)
}

/** Returns a page of the section by its path; null if there is none. */
async function resolveSectionPage(
  slug: string,
  reader: Reader,
): Promise<Answer<SectionPage | null>> {
  const [{ docs }, tree] = await Promise.all([
    reader.payload.find({
      collection: 'pages',
      where: { path: { equals: slug } },
      limit: 1,
      pagination: false,
      ...asReader(reader),
    }),
    readTree(reader),
  ])
  const [page] = docs
  if (!page) return { value: null, tags: [] }
  const path = sectionPagePath(slug)
  const former = await formerPathsOf(reader.payload.db.drizzle, 'pages', [page.id])
  return {
    value: {
      id: page.id,
      path,
      title: page.title,
      bodyHtml: htmlOf(page.body),
      above: pagesAbove(slug, tree),
      below: tree.filter(({ parent }) => parent === page.id).map(linkTo),
      formerPaths: (former.get(page.id) ?? []).filter((one) => one !== path),
    },
    tags: [sectionPageTag(page.id), sectionTag, ...picturesIn(page.body).map(pictureTag)],
  }
}

type Node = { id: number; title: string; path: string; parent: number | null }

/** In the editors' order; pages with the same order by age. */
async function readTree(reader: Reader): Promise<Node[]> {
  const { docs } = await reader.payload.find({
    collection: 'pages',
    sort: ['order', 'id'],
    pagination: false,
    ...asReader(reader),
    depth: 0,
    select: { title: true, path: true, parent: true },
  })
  return docs.flatMap(({ id, title, path, parent }) =>
    path ? { id, title, path, parent: typeof parent === 'number' ? parent : null } : [],
  )
}

function sectionOf(tree: Node[], parent: number | null = null, level = 0): Section {
  const here = tree.filter((node) => node.parent === parent)
  return here.flatMap((node) => [
    { id: node.id, ...linkTo(node), level },
    ...sectionOf(tree, node.id, level + 1),
  ])
}

function pagesAbove(slug: string, tree: Node[]): SectionPage['above'] {
  const above = tree.filter(({ path }) => slug.startsWith(`${path}/`))
  return above.toSorted((one, other) => one.path.length - other.path.length).map(linkTo)
}

function linkTo({ path, title }: Pick<Node, 'path' | 'title'>) {
  return { path: sectionPagePath(path), title }
}

function bodyIn(page: object, field: string): Body {
  const value: unknown = Reflect.get(page, field)
  return isBody(value) ? value : null
}

function isBody(value: unknown): value is NonNullable<Page['body']> {
  return typeof value === 'object' && value !== null && 'root' in value
}

/** Empty if the body has no text and no pictures. */
function htmlOf(body: Body): string {
  return hasContent(body) ? bodyHtmlOf(body) : ''
}
