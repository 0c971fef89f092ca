import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activePartsOf } from '#testing/hostile/activeParts.ts'
import { evil, outside } from '#testing/hostile/canary.ts'
import { hostileDrawings } from '#testing/hostile/hostileDrawings.ts'
import { rewriteSvg } from './rewriteSvg.ts'

const harmless = hostileDrawings.filter(({ fate }) => fate === 'harmless')
const refused = hostileDrawings.filter(({ fate }) => fate === 'refused')

describe('A-UP-1 of a hostile drawing', () => {
  it.each(harmless)('nothing active is left — $what', ({ what, text }) => {
    // A drawing that only looks dangerous has no active parts to find.
    if (!what.startsWith('masquerades')) expect(activeOr(text)).not.toEqual([])
    const svg = rewriteSvg(text)
    expect(svg).not.toBeNull()
    expect(activePartsOf(svg ?? '')).toEqual([])
    expect(rewriteSvg(svg ?? '')).toBe(svg)
  })

  it.each(refused)('nothing is taken — $what', ({ text }) => {
    expect(rewriteSvg(text)).toBeNull()
  })
})

describe('a drawing', () => {
  it('may give names to texts, as Illustrator does with namespaces', () => {
    const drawn = `<?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!-- Adobe -->
        <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
        <!ENTITY ns_svg 'http://www.w3.org/2000/svg'>
      ]>
      <svg xmlns:i="&ns_ai;" i:viewOrigin="0 0" xmlns="&ns_svg;" viewBox="0 0 9 6">
      <switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef/></foreignObject>
      <g i:extraneous="self"><rect width="9" height="6"/></g></switch></svg>`
    expect(rewriteSvg(drawn)).toContain('<g><rect width="9" height="6"/></g>')
  })

  it.each([
    ['a name for a name', '<!ENTITY a "x"><!ENTITY b "&a;">'],
    ['a name for an element', '<!ENTITY a "<g/>">'],
    ['another meaning for a sign', '<!ENTITY lt "x">'],
    ['a long text', `<!ENTITY a "${'x'.repeat(201)}">`],
    ['an attribute', '<!ATTLIST svg onload CDATA "evil">'],
    ['too many names', Array.from({ length: 101 }, (_, i) => `<!ENTITY a${i} "x">`).join('')],
  ])('may not declare %s', (_what, subset) => {
    expect(rewriteSvg(`<!DOCTYPE svg [${subset}]><svg width="9" height="6"/>`)).toBeNull()
  })

  it('may not become much longer by its names', () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(200)}">]><svg width="9" height="6"><title>`
    const of = (times: number) => rewriteSvg(`${text}${'&a;'.repeat(times)}</title></svg>`)
    expect(of(400)).toContain('x'.repeat(80_000))
    expect(of(600)).toBeNull()
  })

  it('keeps what drawing programs write', () => {
    const drawn = `<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: a program -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        xmlns:i="http://ns.program.example/" i:extra="1" x="0px" y="0px" viewBox="0 0 200 100"
        style="enable-background:new 0 0 200 100;" xml:space="preserve">
      <style type="text/css">
        .st0{fill:url(#SVGID_1_);stroke:#1D1D1B;stroke-width:0.5;}
        .st1,#a>path:first-child{font-family:'Sofia Sans', sans-serif;opacity:.5 !important}
        @media (prefers-color-scheme:dark){.st0{stroke:#fff}}
        @keyframes turn{from{transform:rotate(0deg)}to{transform:rotate(1turn)}}
      </style>
      <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="1" gradientTransform="matrix(1 0 0 -1 0 5)">
        <stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" stop-color="rgba(0, 0, 0, .5)"/>
      </linearGradient>
      <g id="a"><path class="st0 b" d="M0,0 L10-5.5e-3z" fill-rule="evenodd"/></g>
      <text transform="translate(1 2)" class="st1">Кариера &amp; <tspan x="3">бранд</tspan></text>
      <use xlink:href="#a" clip-path="url('#c')"/><i:own><path d="M0 0"/></i:own>
      <circle r="3"><animate attributeName="r" values="3;4;3" dur="0:02" repeatCount="indefinite"/></circle>
      </svg>`
    expect(rewriteSvg(drawn)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" id="Layer_1" x="0px" y="0px" xml:space="preserve"><style type="text/css">.st0{fill:url(#SVGID_1_);stroke:#1D1D1B;stroke-width:0.5}.st1,#a&gt;path:first-child{font-family:"Sofia Sans",sans-serif;opacity:.5!important}@media (prefers-color-scheme:dark){.st0{stroke:#fff}}@keyframes turn{from{transform:rotate(0deg)}to{transform:rotate(1turn)}}</style><linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="1" gradientTransform="matrix(1 0 0 -1 0 5)"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" stop-color="rgba(0,0,0,.5)"/></linearGradient><g id="a"><path class="st0 b" d="M0,0 L10-5.5e-3z" fill-rule="evenodd"/></g><text transform="translate(1 2)" class="st1">Кариера &amp; <tspan x="3">бранд</tspan></text><use href="#a" clip-path="url(#c)"/><circle r="3"><animate attributeName="r" values="3;4;3" dur="0:02" repeatCount="indefinite"/></circle></svg>"`,
    )
  })

  it.each([
    ['width="30" height="20"', 'width="30" height="20" viewBox="0 0 30 20"'],
    ['width="10mm" height="1in"', 'width="37.795" height="96" viewBox="0 0 37.795 96"'],
    ['viewBox="0 0 40 10"', 'width="40" height="10" viewBox="0 0 40 10"'],
    ['width="100%" viewBox="0 0 40 10"', 'width="40" height="10" viewBox="0 0 40 10"'],
    ['width="20" viewBox="0,0,40,10"', 'width="20" height="5" viewBox="0,0,40,10"'],
    ['height="20" viewBox="0 0 40 10"', 'width="80" height="20" viewBox="0 0 40 10"'],
    ['viewBox="0 0 1 0.5"', 'width="2" height="1" viewBox="0 0 1 0.5"'],
    ['viewBox="0 0 40000 20000"', 'width="10000" height="5000" viewBox="0 0 40000 20000"'],
    ['', 'width="300" height="150" viewBox="0 0 300 150"'],
    ['width="0" height="-5"', 'width="300" height="150" viewBox="0 0 300 150"'],
  ])('has a size: %s', (given, written) => {
    const root = `<svg xmlns="http://www.w3.org/2000/svg"`
    expect(rewriteSvg(`${root} ${given}></svg>`)).toBe(`${root} ${written}/>`)
  })

  it('may bring a picture along, as what its bytes are', () => {
    const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    const svg = rewriteSvg(`<svg><image href="data:image/png;base64,${dot}\n" width="1"/></svg>`)
    expect(svg).toContain(`<image href="data:image/gif;base64,${dot}" width="1"/>`)
  })

  it.each([
    ['elements within each other', '<g>'.repeat(90) + '</g>'.repeat(90)],
    ['elements', '<g/>'.repeat(40_000)],
    [
      'parts',
      '<g id="a"><rect/></g><g id="b"><use href="#a"/></g>' + '<use href="#b"/>'.repeat(99),
    ],
  ])('may have many %s', (_what, content) => {
    expect(rewriteSvg(`<svg>${content}</svg>`)).not.toBeNull()
  })

  it('from any parts of any kind is refused, or holds nothing active and stays as it is', () => {
    fc.assert(
      fc.property(elements, (content) => {
        const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="http://www.w3.org/1999/xhtml">${content}</svg>`
        const svg = rewriteSvg(text)
        if (svg === null) return
        expect(activePartsOf(svg)).toEqual([])
        expect(rewriteSvg(svg)).toBe(svg)
      }),
      { numRuns: 300 },
    )
  })
})

const value = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...[
      '#a',
      'url(#a)',
      `url(${outside})`,
      `javascript:${evil}`,
      '  #b c',
      'red',
      '1 2,3',
      'a"b',
      "'a'",
    ],
    ...[
      'href',
      'fill',
      'xlink:href',
      '/**/',
      'u\\72l(x)',
      'rgb(1 2 3)',
      '&#9;a&#13;b&#10;',
      'A\\41 ',
      '"x"',
    ],
  ),
)
const css = fc
  .array(
    fc.tuple(
      fc.constantFrom('fill', 'font-family', 'mask', 'background', 'transform', '--a', 'font'),
      value,
    ),
  )
  .map((all) => all.map(([property, text]) => `${property}:${text}`).join(';'))
const attribute = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      ...['id', 'class', 'href', 'xlink:href', 'fill', 'd', 'transform', 'onload', 'values', 'to'],
      ...['attributeName', 'aria-label', 'x', 'font-family', 'filter', 'begin', 'xml:space'],
    ),
    value,
  ),
  fc.tuple(fc.constant('style'), css),
)
const elements = fc.letrec<{ all: string; one: string }>((tie) => ({
  all: fc.array(tie('one'), { maxLength: 4 }).map((each) => each.join('')),
  one: fc.oneof(
    { depthSize: 'small' },
    fc.string().map(escaped),
    css.map((text) => `<style>.a{${escaped(text)}}</style>`),
    fc
      .tuple(
        fc.constantFrom(
          ...['g', 'rect', 'text', 'tspan', 'a', 'use', 'script', 'x:script', 'animate', 'set'],
          ...['foreignObject', 'image', 'title', 'switch', 'svg', 'linearGradient', 'style'],
        ),
        fc.uniqueArray(attribute, { selector: ([name]) => name, maxLength: 5 }),
        tie('all'),
      )
      .map(([name, attributes, content]) => {
        const written = attributes.map(([key, text]) => ` ${key}="${escaped(text)}"`).join('')
        return `<${name}${written}>${content}</${name}>`
      }),
  ),
})).all

function escaped(text: string): string {
  return text
    .replaceAll(/&(?!#)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}

function activeOr(text: string): string[] {
  try {
    return activePartsOf(text)
  } catch {
    return ['not well-formed']
  }
}
