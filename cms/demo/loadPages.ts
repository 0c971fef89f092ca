import {
  staticPageFields,
  staticPageNames,
  type StaticPageName,
} from '@kariera/shared/contracts/staticPages'
import type { Payload } from 'payload'
import { sectionPages, type DemoPage } from './sectionPages.ts'
import { authorPicture, staticPages } from './staticPages.ts'
import type { PictureKey } from './pictures.ts'

/** Where a picture of the demo stands; it is made where there is none yet. */
type Place = (key: PictureKey) => Promise<number>

/** Writes the pages that there are once, and the section. What is there already is left as it is. */
export async function loadPages(payload: Payload, placePicture: Place): Promise<void> {
  for (const name of staticPageNames) await writePage(payload, name, placePicture)
  for (const [index, page] of sectionPages.entries()) {
    await placePage(payload, page, { parent: null, order: index + 1, placePicture })
  }
}

async function writePage(payload: Payload, slug: StaticPageName, placePicture: Place) {
  const found: object = await payload.findGlobal({ slug, depth: 0 })
  if (Object.entries(found).some(([name, value]) => name === staticPageFields[slug] && value)) {
    return
  }
  const text = { [staticPageFields[slug]]: staticPages[slug](withoutPictures) }
  const picture = slug === 'about' && { authorPicture: await placePicture(authorPicture) }
  const data: object = { ...text, ...picture }
  await payload.updateGlobal({ slug, data, depth: 0 })
}

type Where = { parent: number | null; order: number; placePicture: Place }

async function placePage(payload: Payload, page: DemoPage, where: Where): Promise<void> {
  const { title, below = [] } = page
  const { parent, order, placePicture } = where
  const collection = 'pages'
  const { docs } = await payload.find({
    collection,
    where: { title: { equals: title } },
    limit: 1,
    depth: 0,
  })
  const keys: PictureKey[] = []
  page.body((key) => keys.push(key))
  const ids = new Map(
    await Promise.all(keys.map(async (key) => [key, await placePicture(key)] as const)),
  )
  const body = { ...page.body((key) => ids.get(key) ?? 0) }
  const data = { title, parent, order, body }
  const { id } = docs[0] ?? (await payload.create({ collection, data, depth: 0 }))
  for (const [index, one] of below.entries()) {
    await placePage(payload, one, { parent: id, order: index + 1, placePicture })
  }
}

function withoutPictures(key: string): never {
  throw new Error(`The texts of these pages show no pictures, such as ${key}.`)
}
