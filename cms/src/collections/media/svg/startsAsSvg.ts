const beforeRoot = [/\s+/y, /<\?[^]*?\?>/y, /<!--[^]*?-->/y]
const doctype = /<!doctype\s+([^\s>[]+)(?=[\s>[])[^>[]*(?:\[[^]*?\]\s*)?>/iy
const root = /<(?:[\w.-]+:)?svg(?=[\s/>])/iy

/** Whether a text is meant as an SVG document: after prolog, comments and doctype its first element is `svg`. */
export function startsAsSvg(text: string): boolean {
  let position = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    const type = at(doctype, text, position)
    if (type?.[1]?.toLowerCase() === 'html') return false
    const skipped = type ?? firstAt(beforeRoot, text, position)
    if (!skipped) return at(root, text, position) !== null
    position += skipped[0].length
  }
}

function firstAt(patterns: RegExp[], text: string, position: number): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = at(pattern, text, position)
    if (found) return found
  }
  return null
}

function at(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}
