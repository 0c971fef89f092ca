import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Card, type CardProps } from '../../islands/cards/Card.tsx'

/** Rendered cards by their content: a publish changes few of the cards on a page. */
const kept = new LRUCache<string, string>({ max: 5000 })

/** Renders a card as HTML, without a script. */
export function cardHtml(props: CardProps): string {
  const content = JSON.stringify(props)
  const known = kept.get(content)
  if (known !== undefined) return known
  const html = rendered(props)
  kept.set(content, html)
  return html
}

/** Leaves out the preload link that React adds before the card; the picture has its own fetch priority. */
function rendered(props: CardProps): string {
  const html = renderToStaticMarkup(createElement(Card, props))
  return html.slice(html.indexOf('<article'))
}
