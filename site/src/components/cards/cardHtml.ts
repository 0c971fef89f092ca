import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Card, type CardProps } from '../../islands/cards/Card.tsx'

/** Cards as they were last rendered, by what they show: a publish changes few of those that stand on a page. */
const kept = new Map<string, string>()
const maxKept = 5000

/** A card as HTML, without a script. */
export function cardHtml(props: CardProps): string {
  const content = JSON.stringify(props)
  const known = kept.get(content)
  if (known !== undefined) return known
  if (kept.size >= maxKept) kept.clear()
  const html = rendered(props)
  kept.set(content, html)
  return html
}

/** React says before it that its picture is to be fetched ahead; the picture itself says so as well. */
function rendered(props: CardProps): string {
  const html = renderToStaticMarkup(createElement(Card, props))
  return html.slice(html.indexOf('<article'))
}
