import type { Page } from 'playwright/test'

/** The metadata and addresses of a page, each address as written in it. */
export type PageFacts = {
  links: string[]
  /** Pictures, scripts, styles, fonts and icons. */
  resources: string[]
  /** Feeds and the page's own address in its head. */
  alternates: string[]
  canonical: string | null
  /** Contents of all elements with directives for robots. */
  robots: string[]
  noindex: boolean
  ogImage: string | null
  /** Size of that picture according to the page: `1200 x 630`. */
  ogSize: string
  /** Ids that a fragment may refer to. */
  ids: string[]
  /** Blocks of JSON-LD, unparsed. */
  structuredData: string[]
}

/** Parses a page without running or loading any part of it, in a browser that shows another page. */
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
