import { z } from 'zod'

/** Size of a picture, pixels. */
export type Size = { width: number; height: number }

/** Part of a picture, pixels of the original: what an article shows of it. */
export type Rectangle = Size & { x: number; y: number }

/** Part of a picture, per cent of its width and height. */
export type PercentRectangle = Rectangle

/** The shape of a cut: that of a card. */
export const cutAspect = 1.5

/** Smallest cut, pixels of the original. */
const smallestCut: Size = { width: 600, height: 400 }

/** Width of the cut that is proposed at first, per cent of the picture's. */
const proposedWidth = 90

const pixels = z.number().int().min(0).max(100_000)

export const rectangleSchema = z.strictObject({
  x: pixels,
  y: pixels,
  width: pixels,
  height: pixels,
})

/** A rectangle as an article keeps it, with the id of the picture that it is of. */
export const cropSchema = rectangleSchema.extend({
  picture: z.int32().positive().optional(),
})

/** Why a rectangle is no cut of a picture. */
export type CutFault = 'tooSmall' | 'wrongShape' | 'outside'

/** @returns null if the rectangle is a cut of a picture of this size */
export function faultOf(rectangle: Rectangle, size: Size): CutFault | null {
  const { x, y, width, height } = rectangle
  const isOutside = x < 0 || y < 0 || x + width > size.width || y + height > size.height
  return shapeFaultOf(rectangle) ?? (isOutside ? 'outside' : null)
}

/** @returns null if the rectangle is a cut of a picture that is large enough */
export function shapeFaultOf({ width, height }: Size): 'tooSmall' | 'wrongShape' | null {
  if (width < smallestCut.width || height < smallestCut.height) return 'tooSmall'
  return Math.abs(width - height * cutAspect) <= cutAspect ? null : 'wrongShape'
}

/** Whether a picture is large enough to be cut. */
export function canBeCut({ width, height }: Size): boolean {
  return width >= smallestCut.width && height >= smallestCut.height
}

/** The cut that is proposed: as wide as 90 % of the picture, if it is high enough, in its middle. */
export function proposedCut({ width, height }: Size): PercentRectangle {
  const wanted = (width * proposedWidth) / 100
  const cutWidth = Math.min(wanted, height * cutAspect)
  const percentWidth = (cutWidth / width) * 100
  const percentHeight = (cutWidth / cutAspect / height) * 100
  return {
    ...{ x: (100 - percentWidth) / 2, y: (100 - percentHeight) / 2 },
    ...{ width: percentWidth, height: percentHeight },
  }
}

/** Returns a selection in whole pixels of the picture, of exactly the shape of a cut, within the picture. */
export function inPixels(selected: PercentRectangle, size: Size): Rectangle {
  const widest = Math.floor(Math.min(size.width, size.height * cutAspect))
  const width = Math.min(Math.round((selected.width / 100) * size.width), widest)
  const height = Math.min(Math.round(width / cutAspect), size.height)
  const at = (percent: number, whole: number, part: number) =>
    Math.max(0, Math.min(Math.round((percent / 100) * whole), whole - part))
  return {
    ...{ x: at(selected.x, size.width, width), y: at(selected.y, size.height, height) },
    ...{ width, height },
  }
}

export function inPercent({ x, y, width, height }: Rectangle, size: Size): PercentRectangle {
  return {
    ...{ x: (x / size.width) * 100, y: (y / size.height) * 100 },
    ...{ width: (width / size.width) * 100, height: (height / size.height) * 100 },
  }
}

/** Returns where a point of the picture is in its cut, per cent of each; the nearest point of the cut if it is outside. */
export function pointIn(
  point: { x: number; y: number },
  cut: Rectangle,
  size: Size,
): { x: number; y: number } {
  const along = (percent: number, whole: number, start: number, part: number) => {
    const inCut = (((percent / 100) * whole - start) / part) * 100
    return Math.round(Math.max(0, Math.min(inCut, 100)))
  }
  return {
    x: along(point.x, size.width, cut.x, cut.width),
    y: along(point.y, size.height, cut.y, cut.height),
  }
}
