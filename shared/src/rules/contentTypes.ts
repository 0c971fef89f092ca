/** Media types by the ending of a file's name: of what the cms stores and of what the public server serves. */
const contentTypes = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
])

/** @returns the media type of a file; one that browsers only save where the ending is not known */
export function contentTypeOf(name: string): string {
  return contentTypes.get(/\.(\w+)$/.exec(name)?.[1] ?? '') ?? 'application/octet-stream'
}

/** Pictures that are made of pixels. */
export const rasterTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Logos of the publication and of employers. */
export const logoTypes = [...rasterTypes, 'image/svg+xml']

/** What an editor may upload as the content of a banner. */
export const bannerTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'text/html']
