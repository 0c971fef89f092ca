import { base64, evil } from './canary.ts'

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Declaration of the html namespace with the prefix x. */
export const xhtml = 'xmlns:x="http://www.w3.org/1999/xhtml"'

/** Returns a drawing with additional content. */
export function svg(content: string, attributes = ''): string {
  return `<svg ${namespaces} viewBox="0 0 90 60" ${attributes}>${content}<rect id="r" width="90" height="60" fill="#187bcd"/></svg>`
}

/** Returns a drawing with these styles. */
export function style(css: string): string {
  return svg(`<style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`)
}

/** Returns a text with every character as an entity. */
export function entities(text: string): string {
  return Array.from(text, (character) => `&#${character.codePointAt(0) ?? 0};`).join('')
}

/** A drawing with a script, and its address. */
export const evilDrawing = svg(`<script>${evil}</script>`)
export const evilDrawingAddress = `data:image/svg+xml;base64,${base64(evilDrawing)}`
