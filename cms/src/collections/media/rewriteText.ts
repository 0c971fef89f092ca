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

/** Decodes UTF-8 without NUL; null if it is invalid or empty. */
function textOf(data: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(data)
    return text.includes('\0') || text.trim() === '' ? null : text
  } catch {
    return null
  }
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
