const islandStyle = /<style>astro-island[^<]*<\/style>/

/**
 * Moves the style of islands, which Astro writes where the first of them begins, to the only place at which HTML has
 * styles.
 */
export function withStyleInHead(html: string): string {
  const [style] = islandStyle.exec(html) ?? []
  if (!style) return html
  return html.replace(style, '').replace('</head>', () => `${style}</head>`)
}
