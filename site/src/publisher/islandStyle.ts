const islandStyle = /<style>astro-island[^<]*<\/style>/

/**
 * Moves the style of islands, which Astro writes before the first island, into the head, the only valid place for
 * styles in HTML.
 */
export function withStyleInHead(html: string): string {
  const [style] = islandStyle.exec(html) ?? []
  if (!style) return html
  return html.replace(style, '').replace('</head>', () => `${style}</head>`)
}
