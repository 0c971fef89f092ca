const types = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
  ['html', 'text/html; charset=utf-8'],
])

/** The media type of a file of ours, by its name. */
export function typeOf(name: string): string {
  return types.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream'
}

/** Whether a file of this type holds nothing but pixels, which every one of ours was written anew from. */
export function isOfPixels(type: string): boolean {
  return ['image/jpeg', 'image/png', 'image/gif', 'image/webp'].includes(type)
}
