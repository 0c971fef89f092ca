import { deflateSync } from 'node:zlib'
import { evil, outside } from './canary.ts'
import { svg, xhtml } from './drawing.ts'

const namespace = 'xmlns="http://www.w3.org/2000/svg"'

/** Drawings that cannot be made harmless, or that no legitimate author draws. */
export const refused = {
  'a file of the machine as an entity': `<!DOCTYPE svg [<!ENTITY evil SYSTEM "file:///etc/passwd">]>${svg('<text>&evil;</text>')}`,
  'an address as an entity': `<!DOCTYPE svg [<!ENTITY evil SYSTEM "${outside}/a">]>${svg('<text>&evil;</text>')}`,
  'an entity of parameters': `<!DOCTYPE svg [<!ENTITY % evil SYSTEM "${outside}/a.dtd"> %evil;]>${svg('')}`,
  'an entity that is a script': `<!DOCTYPE svg [<!ENTITY evil "<script>alert('evil')</script>">]>${svg('&evil;')}`,
  'attributes by declaration': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "window.evil=1">]>${svg('')}`,
  'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "evil">${laughs()}]>${svg('<text>&j;</text>')}`,
  'an entity that nobody declared': svg('<text>&evil;</text>'),
  'html with a handler': `<svg onload=alert('evil')>`,
  'an element that is not closed': `<svg ${namespace}><script>${evil}</script>`,
  'an attribute twice': svg('<g id="a" id="b"/>'),
  'a page behind it': `${svg('')}<script>${evil}</script>`,
  'a script before it': `<!-- a --><svg ${namespace}/><!-- b --><script>${evil}</script>`,
  'a root of another namespace': `<svg xmlns="http://www.w3.org/1999/xhtml"><script>${evil}</script></svg>`,
  'a prefix that means html': `<x:svg ${xhtml}><x:script>${evil}</x:script></x:svg>`,
  'parts that unfold to billions': svg(
    `<g id="u0"><circle r="1"/></g>${unfolding('use')}<use href="#u9"/>`,
  ),
  'patterns that unfold to billions': svg(
    `<pattern id="u0"><circle r="1"/></pattern>${unfolding('pattern')}<circle r="9" fill="url(#u9)"/>`,
  ),
  'masks in styles that unfold to billions': svg(
    `<style>${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `.m${level}{mask:url(#u${level - 1})}`).join('')}</style><mask id="u0"><circle r="1"/></mask>${unfolding('mask')}<circle r="9" mask="url(#u9)"/>`,
  ),
  'a part of itself': svg('<g id="a"><use href="#a"/></g>'),
  'parts of each other': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'five thousand elements within each other': svg('<g>'.repeat(5000) + '</g>'.repeat(5000)),
  'a hundred thousand elements': svg('<g/>'.repeat(100_000)),
  'more attributes than anybody writes': svg(`<g ${manyAttributes()}/>`),
  'more names of namespaces than anybody needs': svg(`<g ${manyAttributes('xmlns:')}/>`),
  'styles that take long to look through': svg(`<style>${'.a{fill:red}'.repeat(9000)}</style>`),
  'styles that take long, in pieces': svg('<g style="fill:red;stroke:blue"/>'.repeat(6000)),
  'a chain of two thousand parts': svg(
    Array.from({ length: 2000 }, (_, i) => `<g id="c${i}"><use href="#c${i + 1}"/></g>`).join(''),
  ),
  'a picture that unfolds to gigabytes': svg(
    `<image href="data:image/png;base64,${vastPng()}" width="9" height="6"/>`,
  ),
  'two thousand rules for masks': svg(
    `<mask id="a"/><style>${'g{mask:url(#a)}'.repeat(2000)}</style>${'<g/>'.repeat(100)}`,
  ),
  'a character that there is not in XML': svg('<text>&#0;&#8;</text>'),
  'NUL among its characters': svg('<text>\0</text>'),
}

/** Nine levels, each of which contains the previous one ten times. */
function laughs(): string {
  return Array.from('abcdefghi')
    .map((name, i) => `<!ENTITY ${'bcdefghij'.charAt(i)} "${`&${name};`.repeat(10)}">`)
    .join('')
}

/** Nine levels, each of which draws the one below it ten times. */
function unfolding(kind: 'use' | 'pattern' | 'mask'): string {
  const shown = (level: number) =>
    kind === 'use'
      ? `<use href="#u${level}"/>`
      : `<circle r="1" ${kind === 'mask' ? `class="m${level + 1}"` : `fill="url(#u${level})"`}/>`
  const element = kind === 'use' ? 'g' : kind
  return Array.from(
    { length: 9 },
    (_, level) => `<${element} id="u${level + 1}">${shown(level).repeat(10)}</${element}>`,
  ).join('')
}

/** A PNG header that declares 60,000 by 60,000 pixels. */
function vastPng(): string {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const pixels = deflateSync(Buffer.alloc(1000))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', pixels)]).toString('base64')
}

function manyAttributes(prefix = ''): string {
  return Array.from({ length: 300 }, (_, index) => `${prefix}a${index}="b"`).join(' ')
}
