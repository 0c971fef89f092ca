import { SaxesParser } from 'saxes'

/** Attributes that contain only names and texts, with any value. */
const words = new Set(['aria-label', 'role', 'lang', 'id', 'class'])

const harmlessElement =
  /^(?:svg|g|defs|symbol|use|switch|title|desc|style|image|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|linearGradient|radialGradient|stop|pattern|clipPath|mask|marker|filter|fe(?!Image)[A-Z]\w+|animate|animateMotion|animateTransform|mpath|set)$/

/** Finds anything in a drawing that could run, link or load, with rules independent of the rewriting. */
export function activePartsOf(text: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true, position: false })
  let inStyle = false
  parser.on('error', (error) => found.push(error.message))
  parser.on('doctype', () => found.push('doctype'))
  parser.on('processinginstruction', () => found.push('processing instruction'))
  parser.on('comment', () => found.push('comment'))
  parser.on('cdata', () => found.push('cdata'))
  parser.on('text', (css) => {
    if (inStyle && isActiveCss(css)) found.push(`style: ${css}`)
  })
  parser.on('opentag', ({ name, uri, attributes }) => {
    inStyle = name === 'style'
    const isSvg = uri === 'http://www.w3.org/2000/svg' && harmlessElement.test(name)
    if (!isSvg) found.push(`<${name}>`)
    for (const attribute of Object.values(attributes)) {
      if (isActiveAttribute(attribute)) found.push(`${attribute.name}="${attribute.value}"`)
    }
  })
  parser.on('closetag', () => {
    inStyle = false
  })
  parser.write(text).close()
  return found
}

function isActiveAttribute({ name, value }: { name: string; value: string }): boolean {
  if (name === 'xmlns') return value !== 'http://www.w3.org/2000/svg'
  if (words.has(name)) return false
  if (name === 'href')
    return !/^(?:#[^\s]*|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*)$/.test(value)
  if (name === 'attributeName') return /href|style|^on|:/i.test(value)
  const isStrange =
    name.startsWith('on') || (name.includes(':') && !/^xml:(?:space|lang)$/.test(name))
  return isStrange || isActiveCss(value)
}

function isActiveCss(css: string): boolean {
  const rest = css.replaceAll(/url\(#[^()]*\)/g, '')
  return /(?:url|src|image-set|expression)\s*\(|@import|@font-face|script:|data:|\\[^0-9]|evil/i.test(
    rest,
  )
}
