import { clipped, element, fingerprint, group, height, rect, width } from './svg.ts'

/** x, y, width, height. */
type Box = readonly [x: number, y: number, w: number, h: number]

/**
 * Draws with a gradient along a direction of the shape's own box.
 *
 * @param stops colours, evenly spread; `#rrggbb` or `#rrggbbaa`
 * @param degrees 0 runs to the right, 90 downwards
 */
export function gradient(
  stops: readonly string[],
  degrees: number,
  draw: (fill: string) => string,
): string {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
  const ends = { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y }
  const id = `linear-${fingerprint(`${stops.join()} ${degrees}`)}`
  return element('linearGradient', { id, ...ends }, stopList(stops)) + draw(`url(#${id})`)
}

/** Draws with a gradient from the middle of the shape's own box outwards. */
export function glow(stops: readonly string[], draw: (fill: string) => string): string {
  const id = `radial-${fingerprint(stops.join())}`
  return element('radialGradient', { id }, stopList(stops)) + draw(`url(#${id})`)
}

/**
 * The shading of this family: a colour sprayed in fine grain that thickens along a direction.
 *
 * @param degrees 0 thickens to the right, 90 downwards
 * @param strength opacity at the thick end, two hexadecimal digits
 */
export function spray(colour: string, degrees: number, box: Box, strength = 'c0'): string {
  const cloud = gradient([`${colour}00`, colour + strength], degrees, (fill) => rect(...box, fill))
  return group(cloud, { filter: 'url(#grain)' })
}

/** A shape with a sprayed shadow inside its outline. */
export function shaded(
  shape: string,
  colour: string,
  degrees: number,
  box: Box,
  strength?: string,
): string {
  return shape + clipped(shape, spray(colour, degrees, box, strength))
}

/** A whole picture as an SVG document. */
export function picture(content: string): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, grain() + content)
}

/** Keeps a shape only where a fixed noise is dense. */
function grain(): string {
  const noise = { type: 'fractalNoise', baseFrequency: 0.62, numOctaves: 2, seed: 11 }
  const onlyAlpha = '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 0 0 0 -3.1'
  const steps =
    element('feTurbulence', noise) +
    element('feColorMatrix', { values: onlyAlpha, result: 'grain' }) +
    element('feComposite', { in: 'SourceGraphic', in2: 'grain', operator: 'in' })
  const area = { x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' }
  return element('filter', { id: 'grain', ...area }, steps)
}

function stopList(stops: readonly string[]): string {
  return stops
    .map((stop, i) =>
      element('stop', {
        offset: i / (stops.length - 1),
        'stop-color': stop.slice(0, 7),
        'stop-opacity': stop.length > 7 ? parseInt(stop.slice(7), 16) / 255 : undefined,
      }),
    )
    .join('')
}
