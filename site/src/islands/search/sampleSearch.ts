import type { Card } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'

/** For tests: an article as the search returns it. */
export function sampleCard(id: number, changes: Partial<Card> = {}): Card {
  return {
    id,
    path: `/article/2026/11/statia-${id}/`,
    title: `Статия ${id}`,
    teaser: 'Накратко, за какво става дума.',
    entityName: 'Мая Георгиева',
    category: { id: 3, name: 'Интервюта', slug: 'intervyuta' },
    datePublished: '2026-11-21T22:30:00.000Z',
    star: 'none',
    sponsor: '',
    picture: {
      id: 9,
      alt: 'Пристанище',
      credit: '',
      aiMade: false,
      src: '/media/p-960.webp',
      width: 960,
      height: 640,
      sources: [
        { src: '/media/p-320.webp', width: 320, height: 213 },
        { src: '/media/p-960.webp', width: 960, height: 640 },
        { src: '/media/p-1600.webp', width: 1600, height: 1067 },
      ],
    },
    ...changes,
  }
}

/** For tests: a page of results with these articles. */
export function sampleAnswer(ids: number[], changes: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    docs: ids.map((id) => sampleCard(id)),
    totalDocs: 25,
    page: 1,
    totalPages: 3,
    filters: { category: null, hashtag: null },
    ...changes,
  }
}
