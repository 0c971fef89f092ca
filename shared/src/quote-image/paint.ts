import type { QuoteTemplate } from '../contracts/quoteImage.ts'
import { canvasFont } from './fonts.ts'
import { badgeBox, border, grown, logoBox, logoGround, type Box } from './geometry.ts'
import { layoutQuote, type MeasureAt, type PlacedLine, type QuoteToDraw } from './layout.ts'
import { firstLines } from './wrap.ts'

/** A quote, and the content of its corner: the logo, or the name if there is no logo. */
export type ReadyQuote = QuoteToDraw & { logo: HTMLImageElement | null; name: string }

const white = '#ffffff'
/** The brand's blue, dark enough for letters on white. */
const brandInk = '#0f66ad'

const badge = { font: 'Sofia Sans', size: 40, smallest: 18, padding: 24 } as const

/** Paints the whole picture onto a canvas of the template's size. The fonts must be loaded. */
export function paintQuote(context: CanvasRenderingContext2D, quote: ReadyQuote): void {
  const { template, logo } = quote
  const corner = logo ? logoBox(template, sizeOf(logo)) : badgeBox(template)
  paintGround(context, template)
  const { text, author } = layoutQuote(quote, corner, measureBy(context, template))
  paintLines(context, template, [...text, ...author])
  if (logo) paintLogo(context, logo, corner)
  else paintBadge(context, quote, corner)
}

function sizeOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return { width, height }
}

function measureBy(context: CanvasRenderingContext2D, { fontFamily }: QuoteTemplate): MeasureAt {
  return (text, size) => {
    context.font = canvasFont(fontFamily, size)
    return context.measureText(text).width
  }
}

function paintGround(context: CanvasRenderingContext2D, template: QuoteTemplate): void {
  const { backgroundColor, maxWidth, maxHeight } = template
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, maxWidth, maxHeight)
  // Half of a stroke is outside its line.
  const edge = border.inset + border.width / 2
  context.strokeStyle = white
  context.lineWidth = border.width
  context.strokeRect(edge, edge, maxWidth - 2 * edge, maxHeight - 2 * edge)
}

function paintLines(
  context: CanvasRenderingContext2D,
  { fontColor, fontFamily, textAlign }: QuoteTemplate,
  lines: readonly PlacedLine[],
): void {
  context.fillStyle = fontColor
  context.textAlign = textAlign
  context.textBaseline = 'middle'
  for (const { text, x, y, size } of lines) {
    context.font = canvasFont(fontFamily, size)
    context.fillText(text, x, y)
  }
}

/** On white, as on the pages of the site; the border ends at the white background. */
function paintLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement, box: Box): void {
  const ground = grown(box, logoGround)
  context.fillStyle = white
  context.fillRect(ground.x, ground.y, ground.width, ground.height)
  context.drawImage(logo, box.x, box.y, box.width, box.height)
}

/** The publication's name instead of its logo; the border ends before it. */
function paintBadge(
  context: CanvasRenderingContext2D,
  { template, name }: ReadyQuote,
  box: Box,
): void {
  const ground = grown(box, logoGround)
  context.fillStyle = template.backgroundColor
  context.fillRect(ground.x, ground.y, ground.width, ground.height)
  context.fillStyle = white
  context.fillRect(box.x, box.y, box.width, box.height)
  const room = box.width - 2 * badge.padding
  const widthAt = (size: number) => (text: string) => {
    context.font = canvasFont(badge.font, size)
    return context.measureText(text).width
  }
  let size: number = badge.size
  while (size > badge.smallest && widthAt(size)(name) > room) size -= 1
  const measure = widthAt(size)
  const [text = ''] = measure(name) > room ? firstLines([name, ''], 1, room, measure) : [name]
  context.font = canvasFont(badge.font, size)
  context.fillStyle = brandInk
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, box.x + box.width / 2, box.y + box.height / 2)
}
