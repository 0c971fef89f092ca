// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RandomStrip } from './RandomStrip.tsx'

/** Which card the row was last scrolled to, where each is 100 px wide. */
let scrolledTo = 0

beforeEach(() => {
  vi.useFakeTimers()
  scrolledTo = 0
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }))
  Element.prototype.scrollTo = ((to: ScrollToOptions) => {
    scrolledTo = (to.left ?? 0) / 100
  }) as Element['scrollTo']
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const before = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(before * 100, 0, 100, 100)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const cards = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: first + index, path: `/article/2026/11/a${first + index}/`, picture: null },
    ...{ title: `Статия ${first + index}`, category: { name: 'Кариера' } },
  }))

/** @param batches responses of the server in turn; afterwards it has no more articles */
async function show(...batches: Response[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(batches.shift() ?? Response.json({ docs: [] }))
  })
  const { container } = render(<RandomStrip articleId={7} />)
  await settle()
  return { asked, strip: container.querySelector('section') }
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('R-ART-6 the strip of articles', () => {
  it('shows each with its category, and asks for more within three of the end', async () => {
    const { asked } = await show(
      Response.json({ docs: cards(10, 10) }),
      Response.json({ docs: cards(20, 10) }),
    )
    const [first] = screen.getAllByRole('listitem')
    const link = within(first ?? document.body).getByRole('link', { name: /^Кариера.*Статия 10$/ })
    expect(link.getAttribute('href')).toBe('/article/2026/11/a10/')
    for (let step = 0; step < 5; step += 1) press('Следваща')
    expect(asked).toHaveLength(1)
    press('Следваща')
    await settle()
    expect(asked[1]).toBe(
      `/api/articles/random?exclude=7,${cards(10, 10)
        .map(({ id }) => id)
        .join()}&limit=10`,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
  })

  it('moves on every 3 s, begins again at the end, and stops by its button', async () => {
    await show(Response.json({ docs: cards(1, 2) }))
    await pass(3000)
    expect(scrolledTo).toBe(1)
    await pass(3000)
    expect(scrolledTo).toBe(0)
    press('Спри смяната на статиите')
    await pass(9000)
    expect(scrolledTo).toBe(0)
    press('Пусни смяната на статиите')
    await pass(3000)
    expect(scrolledTo).toBe(1)
  })

  it('waits 3 s longer after a swipe of more than 50 px', async () => {
    await show(Response.json({ docs: cards(1, 10) }))
    const row = screen.getByRole('list')
    const finger = (clientX: number) => ({ changedTouches: [{ clientX, clientY: 0 }] })
    fireEvent.touchStart(row, finger(100))
    fireEvent.touchEnd(row, finger(20))
    expect(scrolledTo).toBe(1)
    await pass(5900)
    expect(scrolledTo).toBe(1)
    await pass(200)
    expect(scrolledTo).toBe(2)
    await pass(3000)
    expect(scrolledTo).toBe(3)
  })

  it('R-ERR-1 says that nothing came, and tries again', async () => {
    const { strip } = await show(
      new Response('', { status: 503 }),
      Response.json({ docs: cards(1, 3) }),
    )
    expect(screen.getByText('Failed to load articles').lang).toBe('en')
    expect(strip?.className).toBe('random-strip failed')
    press('Retry')
    await settle()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByText('Failed to load articles')).toBeNull()
  })

  it('is not shown where there is no other article', async () => {
    const { strip } = await show()
    expect(strip?.className).toBe('random-strip empty')
  })
})
