/** Size of every picture in pixels: 3:2, wide enough for the largest column of the site. */
export const width = 1600
export const height = 1067

/** x to the right, y down, pixels. */
export type Point = readonly [x: number, y: number]

type Attributes = Record<string, string | number | undefined>

/** An SVG element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return element('rect', { x, y, width: w, height: h, fill, rx: radius || undefined })
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return element('circle', { cx: x, cy: y, r, fill })
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return element('ellipse', { cx: x, cy: y, rx, ry, fill })
}

/** The outline of a circle. */
export function ring(x: number, y: number, r: number, colour: string, thickness: number): string {
  const line = { fill: 'none', stroke: colour, 'stroke-width': thickness }
  return element('circle', { cx: x, cy: y, r, ...line })
}

/** A filled path; `d` is SVG path data. */
export function path(d: string, fill: string): string {
  return element('path', { d, fill })
}

/** A stroked path with round ends. */
export function stroke(d: string, colour: string, thickness: number): string {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': thickness, ...ends })
}

/** A polygon; `points` is `x,y x,y …`. */
export function polygon(points: string, fill: string): string {
  return element('polygon', { points, fill })
}

export function group(content: string, attributes: Attributes): string {
  return element('g', attributes, content)
}

/** Moves content drawn around the origin to its place; a negative scale mirrors it left to right. */
export function place(x: number, y: number, content: string, scale = 1): string {
  const transform = `translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`
  return group(content, { transform })
}

/** Turns content around a point, degrees clockwise. */
export function turn(degrees: number, [x, y]: Point, content: string): string {
  return group(content, { transform: `rotate(${degrees} ${x} ${y})` })
}

export function faded(opacity: number, content: string): string {
  return group(content, { opacity })
}

/** Shows `content` only inside `shape` (any filled elements). */
export function clipped(shape: string, content: string): string {
  const id = `clip-${fingerprint(shape)}`
  return element('clipPath', { id }, shape) + group(content, { 'clip-path': `url(#${id})` })
}

/**
 * Draws once for each place of a list.
 *
 * @param places numbers separated by commas, places by spaces: `120,90 300,140`
 * @param draw gets the numbers of one place and, last, its index
 */
export function each(places: string, draw: (...numbers: number[]) => string): string {
  return places
    .split(' ')
    .map((one, i) => draw(...one.split(',').map(Number), i))
    .join('')
}

/** Draws `count` times, with the index. */
export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

/** A short name for a definition: the same text always gives the same name (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36)
}
