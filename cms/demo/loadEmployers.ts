import type { Payload } from 'payload'
import { drawnFile } from './drawnFile.ts'
import { employers, type DemoEmployer } from './employers.ts'
import { idOf } from './idOf.ts'

/** Places the employers with their logos. What is there already is left as it is. The articles have to be there. */
export async function loadEmployers(payload: Payload): Promise<void> {
  for (const employer of employers) await placeEmployer(payload, employer)
}

async function placeEmployer(payload: Payload, employer: DemoEmployer): Promise<void> {
  const { slug, name, video, isHiring, website, profiles, articles } = employer
  const collection = 'employers'
  const { totalDocs } = await payload.count({ collection, where: { slug: { equals: slug } } })
  if (totalDocs > 0) return
  const ids = await Promise.all(articles.map(({ title }) => idOf(payload, title)))
  await payload.create({
    collection,
    depth: 0,
    data: {
      slug,
      name,
      logo: await placeLogo(payload, employer),
      youtubeEmbedding: video,
      jobOffersButtonLink: isHiring && `${website ?? ''}/rabota`,
      website,
      ...Object.fromEntries(profiles.map((kind) => [kind, `https://example.com/${kind}/${slug}`])),
      articles: ids,
    },
  })
}

async function placeLogo(payload: Payload, { logo }: DemoEmployer): Promise<number | undefined> {
  if (!logo) return undefined
  const file = await drawnFile('svg', logo())
  return (await payload.create({ collection: 'employer-logos', data: {}, file, depth: 0 })).id
}
