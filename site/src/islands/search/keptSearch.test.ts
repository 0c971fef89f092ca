import { expect, it } from 'vitest'
import { keepSearch, keptSearch } from './keptSearch.ts'
import { sampleAnswer } from './sampleSearch.ts'
import { resultsOf } from './searchResults.ts'

const search = {
  address: '/search/?title=a',
  results: resultsOf(sampleAnswer([2, 1])),
  scrollY: 830,
}

it('keeps what was shown for the address that it was shown at', () => {
  const storage = new Shelf()
  keepSearch(() => storage, search)
  expect(keptSearch(() => storage, search.address)).toEqual(search)
  expect(keptSearch(() => storage, '/search/')).toBeNull()
})

it('knows nothing where nothing, or nothing of ours, was kept', () => {
  const storage = new Shelf()
  expect(keptSearch(() => storage, search.address)).toBeNull()
  for (const strange of ['{', '7', JSON.stringify({ ...search, results: { cards: [{}] } })]) {
    storage.setItem('search', strange)
    expect(
      keptSearch(() => storage, search.address),
      strange,
    ).toBeNull()
  }
})

it('does without a storage that is full or forbidden', () => {
  const forbidden = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(() => keepSearch(forbidden, search)).not.toThrow()
  expect(keptSearch(forbidden, search.address)).toBeNull()
})

/** An in-memory replacement for the storage of a browser tab. */
class Shelf implements Storage {
  readonly #texts = new Map<string, string>()
  get length() {
    return this.#texts.size
  }
  key = (index: number) => [...this.#texts.keys()][index] ?? null
  getItem = (key: string) => this.#texts.get(key) ?? null
  setItem = (key: string, text: string) => void this.#texts.set(key, text)
  removeItem = (key: string) => void this.#texts.delete(key)
  clear = () => this.#texts.clear()
}
