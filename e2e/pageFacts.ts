import type { Page } from 'playwright/test'

/** What a page says of itself and where it leads, each address as it stands in the page. */
export type PageFacts = {
  links: string[]
  /** Pictures, scripts, styles, fonts and icons. */
  resources: string[]
  /** Feeds and the page's own address, for machines. */
  alternates: string[]
  canonical: string | null
  /** What robots are told, in all their elements. */
  robots: string[]
  noindex: boolean
  ogImage: string | null
  /** Of that picture, as the page tells it: `1200 x 630`. */
  ogSize: string
  /** Ids that a fragment may name. */
  ids: string[]
  /** Blocks of JSON-LD, unparsed. */
  structuredData: string[]
}

/** Reads a page without running or loading any of it, in a browser that stands at another one. */
export function factsOf(reader: Page, html: string): Promise<PageFacts> {
  return reader.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].flatMap((node) => node.getAttribute(name) ?? [])
    const sources = all('[srcset]', 'srcset')
      .flatMap((set) => set.split(','))
      .map((source) => source.trim().split(/\s+/)[0] ?? '')
    const posters = all('[style*="url("]', 'style').flatMap((style) =>
      [...style.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
    )
    return {
      links: all('a[href]', 'href'),
      resources: [
        ...sources,
        ...posters,
        ...all('img[src], script[src]', 'src'),
        ...all('link:not([rel="canonical"], [rel="alternate"])', 'href'),
      ],
      alternates: all('link[rel="canonical"], link[rel="alternate"]', 'href'),
      canonical: all('link[rel="canonical"]', 'href')[0] ?? null,
      robots: all('meta[name="robots"]', 'content'),
      noindex: all('meta[name="robots"]', 'content').some((told) => told.includes('noindex')),
      ogImage: all('meta[property="og:image"]', 'content')[0] ?? null,
      ogSize: ['width', 'height']
        .flatMap((side) => all(`meta[property="og:image:${side}"]`, 'content'))
        .join(' x '),
      ids: all('[id]', 'id'),
      structuredData: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
        (block) => block.textContent,
      ),
    }
  }, html)
}
