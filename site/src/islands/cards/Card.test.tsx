// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cardHtml } from '../../components/cards/cardHtml.ts'
import { sampleCard } from '../search/sampleSearch.ts'
import { Card } from './Card.tsx'

afterEach(cleanup)

describe('R-HOME-11 the card of an article', () => {
  it('shows category, day, title, name and teaser, and leads to the article', () => {
    render(<Card card={sampleCard(1)} role="regular" />)
    const chip = screen.getByRole('link', { name: 'Интервюта' })
    expect(chip.getAttribute('href')).toBe('/search/?category=intervyuta')
    const title = screen.getByRole('heading', { level: 3, name: 'Статия 1' })
    expect(title.querySelector('a')?.getAttribute('href')).toBe('/article/2026/11/statia-1/')
    // An evening of the 21st in UTC is the 22nd in Sofia.
    expect(screen.getByText('22/11/2026').getAttribute('datetime')).toBe('2026-11-22')
    screen.getByText('Мая Георгиева')
    screen.getByText('Накратко, за какво става дума.')
  })

  it('has the widths of its picture that its role needs, and says nothing that its link does not', () => {
    const { container } = render(<Card card={sampleCard(1)} role="regular" />)
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('srcset')).toBe('/media/p-320.webp 320w, /media/p-960.webp 960w')
    expect(picture?.alt).toBe('')
    expect(picture?.getAttribute('loading')).toBe('lazy')
    cleanup()
    const first = render(<Card card={sampleCard(1)} role="wide" first />).container
    expect(first.querySelector('img')?.getAttribute('loading')).toBeNull()
    expect(first.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
  })

  it('R-ERR-1 is a card of its title where there is no picture, or it cannot be shown', () => {
    const { container } = render(<Card card={sampleCard(1)} role="regular" />)
    const picture = container.querySelector('img')
    expect(container.querySelector('.title-card')).toBeNull()
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('.title-card > .text')?.textContent).toContain('Статия')
    expect(container.querySelectorAll('.picture, img')).toHaveLength(0)
    cleanup()
    const bare = sampleCard(2, { picture: null, entityName: '', teaser: '' })
    const other = render(<Card card={bare} role="regular" />).container
    expect(other.querySelector('.title-card')).not.toBeNull()
    expect(other.querySelectorAll('.picture, .entity, .teaser')).toHaveLength(0)
  })

  it.each([
    ['gold', 'Платено съдържание'],
    ['grey', 'Предишно платено съдържание'],
  ] as const)('R-ART-2 says in words what a %s star means', (star, words) => {
    render(<Card card={sampleCard(1, { star })} role="regular" />)
    expect(screen.getByText(words).title).toBe(words)
  })

  it('says no category under the name of its own, and no teaser where it is a line', () => {
    const card = sampleCard(1, { teaser: 'Накратко.' })
    const { container } = render(<Card card={card} role="line" inCategory />)
    expect(container.querySelector('.chip')).toBeNull()
    expect(screen.queryByText('Накратко.')).toBeNull()
    expect(screen.getByRole('link').textContent).toBe(card.title)
  })

  it('R-ART-2 says before all else that it is paid', () => {
    for (const [sponsor, words] of [
      ['', 'Платено съдържание'],
      ['Банка „Искър“', 'Платено съдържание от Банка „Искър“'],
    ] as const) {
      const card = sampleCard(1, { star: 'gold', sponsor })
      const { container } = render(<Card card={card} role="regular" />)
      expect(container.querySelector('.text')?.firstElementChild?.textContent).toBe(words)
    }
  })

  it('stands in pages without script as it does in the search, with more below where there is more', () => {
    for (const first of [true, false]) {
      const props = {
        card: sampleCard(1, { title: '„Труд“ & <право>' }),
        role: 'wide',
        first,
      } as const
      const { container } = render(<Card {...props} />)
      const page = document.createElement('div')
      page.innerHTML = cardHtml(props)
      expect(page.isEqualNode(container)).toBe(true)
      expect(cardHtml(props)).toBe(cardHtml({ ...props }))
      expect(cardHtml({ ...props, more: '<p>Още</p>' })).toContain(
        '<div class="more"><p>Още</p></div>',
      )
      cleanup()
    }
  })
})
