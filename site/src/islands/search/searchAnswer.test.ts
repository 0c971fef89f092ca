import { searchAnswerSchema } from '@kariera/shared/contracts/search'
import { expect, it } from 'vitest'
import { sampleAnswer, sampleCard } from './sampleSearch.ts'
import { isResults, isSearchAnswer } from './searchAnswer.ts'
import { resultsOf } from './searchResults.ts'

const whole = sampleAnswer([1, 2], {
  filters: {
    category: { id: 3, name: 'Интервюта', slug: 'intervyuta' },
    hashtag: { id: 4, name: 'занаяти', slug: 'zanayati' },
  },
})
const bare = sampleAnswer([], { docs: [sampleCard(1, { picture: null })] })

it('takes what the contract of the search allows', () => {
  for (const answer of [whole, bare, sampleAnswer([], { totalDocs: 0, totalPages: 0 })]) {
    expect(isSearchAnswer(searchAnswerSchema.parse(answer))).toBe(true)
    expect(isResults(resultsOf(answer))).toBe(true)
  }
})

it('R-ERR-1 refuses what it could not show, as the contract does', () => {
  const spoilt = [
    null,
    'nothing',
    {},
    { ...whole, docs: null },
    { ...whole, docs: [{ ...sampleCard(1), category: undefined }] },
    { ...whole, docs: [{ ...sampleCard(1), picture: { src: 7 } }] },
    { ...whole, docs: [{ ...sampleCard(1), star: 'silver' }] },
    { ...whole, totalDocs: '25' },
    { ...whole, filters: { category: null } },
  ]
  for (const answer of spoilt) {
    expect(searchAnswerSchema.safeParse(answer).success, JSON.stringify(answer)).toBe(false)
    expect(isSearchAnswer(answer), JSON.stringify(answer)).toBe(false)
  }
  const undated = sampleAnswer([], { docs: [sampleCard(1, { datePublished: 'вчера' })] })
  expect(isSearchAnswer(undated)).toBe(false)
  expect(isResults({ ...resultsOf(whole), cards: [7] })).toBe(false)
})
