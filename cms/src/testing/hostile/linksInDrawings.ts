import { base64, evil, evilPage, outside } from './canary.ts'
import { evilDrawingAddress, svg } from './drawing.ts'

/** Links that run scripts, and animations that create such links. */
export const links = {
  'a link to a script': svg(link(`javascript:${evil}`)),
  'an old link to a script': svg(`<a xlink:href="javascript:${evil}"><circle r="30"/></a>`),
  'a link to a script, in entities': svg(link(`&#106;&#x61;vascript:${evil}`)),
  'a link to a script, broken by a tab': svg(link(`java&#9;script:${evil}`)),
  'a link to a script, broken by a line': svg(link(`java&#10;script&#13;:${evil}`)),
  'a link to a script behind spaces': svg(link(`&#32;&#x20;javascript:${evil}`)),
  'a link to a script in mixed case': svg(link(`JaVaScRiPt:${evil}`)),
  'a link to a page of data': svg(link(evilPage)),
  'a link to a drawing of data': svg(link(evilDrawingAddress)),
  'a link to another scheme': svg(link('vbscript:evil')),
  'a link elsewhere': svg(
    `<a href="${outside}/" target="_top" ping="${outside}/ping"><circle r="30"/></a>`,
  ),
  'a link that an animation changes': svg(
    `<a id="l" href="#r"><circle r="30"/><animate href="#l" attributeName="href" values="javascript:${evil}" begin="0s" dur="9s"/></a>`,
  ),
  'a link that is set': svg(
    `<a><set attributeName="xlink:href" to="javascript:${evil}"/><circle r="30"/></a>`,
  ),
  'a link that is set from one to another': svg(
    `<a><animate attributeName="href" from="${outside}/a" to="${outside}/b" dur="1s" fill="freeze"/><circle r="30"/></a>`,
  ),
  'a handler that is set': svg(
    `<circle r="30"><set attributeName="onclick" to="${evil}"/></circle>`,
  ),
  'a style that is set': svg(
    `<circle r="30"><set attributeName="style" to="fill:url(${outside}/a)"/></circle>`,
  ),
  'a colour that is fetched by an animation': svg(
    `<circle r="30"><animate attributeName="fill" values="red;url(${outside}/a.svg#b)" dur="1s"/></circle>`,
  ),
  'an animation of nothing but a picture': svg(
    `<image width="9" height="6"><set attributeName="href" to="${outside}/a.png"/></image>`,
  ),
  'a transformation of a link': svg(
    `<a><animateTransform attributeName="href" type="translate" to="javascript:${evil}"/><circle r="30"/></a>`,
  ),
}

/** References to external resources. */
export const outsiders = {
  'a part of another file': svg(`<use href="${outside}/a.svg#b"/>`),
  'a part of another file of ours': svg('<use xlink:href="/media/evil.svg#b"/>'),
  'a part of a drawing of data': svg(`<use href="${evilDrawingAddress}#r"/>`),
  'a picture from outside': svg(`<image href="${outside}/a.png" width="9" height="6"/>`),
  'a picture from outside without a scheme': svg(
    '<image href="//evil.example/a.png" width="9" height="6"/>',
  ),
  'a picture of the machine': svg(
    '<image xlink:href="file:///etc/evil.png" width="9" height="6"/>',
  ),
  'a picture that is a drawing': svg(`<image href="${evilDrawingAddress}" width="9" height="6"/>`),
  'a picture that is a page': svg(`<image href="${evilPage}" width="9" height="6"/>`),
  'a picture whose bytes are a page': svg(
    `<image href="data:image/png;base64,${base64(`<script>${evil}</script>`)}" width="9" height="6"/>`,
  ),
  'a picture in a filter': svg(
    `<filter id="f"><feImage href="${outside}/a.png"/></filter><g filter="url(#f)"/>`,
  ),
  'a gradient from outside': svg(
    `<linearGradient id="g" xlink:href="${outside}/a.svg#g"/><circle r="9" fill="url(#g)"/>`,
  ),
  'a pattern, a path and a motion from outside': svg(
    `<pattern id="p" href="${outside}/a.svg#p"/><text><textPath href="${outside}/a.svg#t">т</textPath></text><animateMotion dur="1s"><mpath href="${outside}/a.svg#m"/></animateMotion>`,
  ),
  'text, glyphs and cursors from outside': svg(
    `<tref xlink:href="${outside}/a.svg#t"/><altGlyph xlink:href="${outside}/a.svg#g">т</altGlyph><cursor xlink:href="${outside}/a.cur"/>`,
  ),
  'a font and a colour profile from outside': svg(
    `<font-face font-family="evil"><font-face-src><font-face-uri xlink:href="${outside}/a.svg#f"/></font-face-src></font-face><color-profile xlink:href="${outside}/a.icc"/>`,
  ),
  'another base': svg('<image href="a.png" width="9" height="6"/>', `xml:base="${outside}/"`),
  'a style sheet': `<?xml-stylesheet href="${outside}/a.css"?>${svg('')}`,
  'a style sheet that transforms': `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:text/xml,%3Cevil/%3E"?>${svg('')}`,
  'a doctype from outside': `<!DOCTYPE svg SYSTEM "${outside}/a.dtd">${svg('')}`,
  'a schema from outside': svg(
    '',
    `xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="${outside}/a.xsd"`,
  ),
  'a comment with a condition': svg(`<!--[if IE]><script>${evil}</script><![endif]-->`),
}

function link(address: string): string {
  return `<a href="${address}"><circle r="30"/></a>`
}
