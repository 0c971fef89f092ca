import { rewriteDrawing } from './decoding/rewriteDrawing.ts'
import type { KeptFile, TextFormat } from './detectFormat.ts'
import { startsAsSvg } from './svg/startsAsSvg.ts'

type Sent = { data: Buffer; name: string; mimetype: string }

/**
 * Rewrites a text file: a drawing by allow-list, whatever its name is; html is kept unchanged if its name and type
 * declare it as html.
 *
 * @returns null if it is not a text of these formats
 */
export async function rewriteText(
  sent: Sent,
  formats: readonly string[],
): Promise<KeptFile | 'tooComplex' | null> {
  const text = textOf(sent.data)
  if (text === null) return null
  if (startsAsSvg(text)) {
    const drawing = formats.includes('svg') ? await rewriteDrawing(text) : null
    if (drawing === null || drawing === 'tooComplex') return drawing
    return kept(drawing.svg, 'svg', 'image/svg+xml')
  }
  if (!formats.includes('html') || !saysHtml(sent)) return null
  return kept(beginningAsHtml(text), 'html', 'text/html')
}

/** Decodes a text as it says it is encoded; null if it is not, or if it has a NUL or nothing. */
function textOf(data: Buffer): string | null {
  try {
    const text = new TextDecoder(encodingOf(data), { fatal: true }).decode(data)
    return text.includes('\0') || text.trim() === '' ? null : text
  } catch {
    return null
  }
}

/** Encodings of single bytes in which programs still write. Others are taken for UTF-8. */
const ofOneByte = /^(?:windows-125\d|iso-8859-\d{1,2}|koi8-[ru]|ibm866|macintosh)$/i

/** The encoding by the first bytes, or by the declaration of XML that is readable by them; else UTF-8. */
function encodingOf(data: Buffer): string {
  const start = data.toString('latin1', 0, 200)
  if (/^(?:\xff\xfe|<\0)/.test(start)) return 'utf-16le'
  if (/^(?:\xfe\xff|\0<)/.test(start)) return 'utf-16be'
  const [, declared = ''] = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w-]+)["']/i.exec(start) ?? []
  return ofOneByte.test(declared) ? declared : 'utf-8'
}

function saysHtml({ name, mimetype }: Sent): boolean {
  return /\.html?$/i.test(name) && (mimetype === '' || /^text\/html\s*(;|$)/i.test(mimetype))
}

/** A file that begins with a doctype cannot be taken for another format: those are recognised by their first bytes. */
function beginningAsHtml(text: string): string {
  const trimmed = text.trimStart()
  return /^<!doctype\s/i.test(trimmed) ? trimmed : `<!doctype html>\n${trimmed}`
}

function kept(text: string, extension: TextFormat, mimetype: string): KeptFile {
  return { data: Buffer.from(text), extension, mimetype }
}
