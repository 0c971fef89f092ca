import type { Card } from '@kariera/shared/contracts/reading/card'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import AstroCard from '../../components/cards/Card.astro'
import { ResultCard } from './ResultCard.tsx'
import { sampleAnswer, sampleCard } from './sampleSearch.ts'
import { resultsOf } from './searchResults.ts'

const cards: Record<string, Card> = {
  'a picture': sampleCard(1),
  'no picture': sampleCard(2, { picture: null }),
  'no one in it': sampleCard(3, { picture: null, entityName: '', teaser: '' }),
  'a gold star': sampleCard(4, { star: 'gold' }),
  'a grey star': sampleCard(5, { star: 'grey', title: '„Труд“ & <право>' }),
}

for (const [kind, card] of Object.entries(cards))
  for (const first of [true, false])
    it(`a result is the card of every other list: ${kind}, ${first ? 'first' : 'further down'}`, async () => {
      const container = await AstroContainer.create()
      const props = { card, role: 'compact', first }
      const ofSite = await container.renderToString(AstroCard, { props })
      const [result] = resultsOf(sampleAnswer([], { docs: [card] })).cards
      const ofSearch = renderToStaticMarkup(createElement(ResultCard, { card: result!, first }))
      expect(partsOf(ofSearch)).toEqual(partsOf(ofSite))
    })

/** The tags and texts of a page, however they are written. */
function partsOf(html: string): string[] {
  return [...html.matchAll(/<[^>]+>|[^<]+/g)]
    .map(([part]) => (part.startsWith('<') ? tagOf(part) : textOf(part.trim())))
    .filter((part) => part !== '' && !part.startsWith('<!') && !part.startsWith('<link '))
}

function tagOf(tag: string): string {
  const [, name = ''] = /^<(\/?[\w!]+)/.exec(tag) ?? []
  const attributes = [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)]
    .filter(([, attribute = '']) => !attribute.startsWith('data-astro-'))
    .map(([, attribute = '', value = '']) => `${attribute.toLowerCase()}="${textOf(value)}"`)
  return `<${[name, ...attributes.toSorted()].join(' ')}>`
}

function textOf(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
