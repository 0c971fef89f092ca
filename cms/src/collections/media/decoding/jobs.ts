import { maxJpegPixels } from '@kariera/shared/contracts/uploads'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { rewritePicture } from '../rewritePicture.ts'
import { DrawingTooComplex } from '../svg/ruleWork.ts'
import { rewriteSvg } from '../svg/rewriteSvg.ts'

/** A job of the picture process. */
export type Job =
  | { do: 'rewritePicture'; data: Uint8Array; formats: readonly string[] }
  | { do: 'rewriteDrawing'; text: string }
  | { do: 'resize'; data: Uint8Array; animated: boolean; steps: Step[] }

/** One call in a chain of sharp methods, by its name. */
export type Step = { name: StepName; args: unknown[] }

/** Methods that are called between a file and its buffer, by Payload and for cuts. */
export const stepNames = ['rotate', 'resize', 'extract', 'flatten', 'toFormat', 'trim'] as const
export type StepName = (typeof stepNames)[number]

const bytes = z.instanceof(Uint8Array).transform((view) => Buffer.from(view))
const refusals = ['tooManyPixels', 'tooManyFrames', 'damaged'] as const

export const rewrittenPicture = z
  .union([
    z.object({
      data: bytes,
      extension: z.string(),
      mimetype: z.string(),
      isAiMade: z.boolean(),
    }),
    z.enum(refusals),
  ])
  .nullable()
export const rewrittenDrawing = z
  .union([z.object({ svg: z.string() }), z.literal('tooComplex')])
  .nullable()
export const resized = z.object({ data: bytes, info: z.record(z.string(), z.unknown()) })

/**
 * Runs a job.
 *
 * @throws whatever the decoders throw
 */
export async function work(job: Job): Promise<unknown> {
  switch (job.do) {
    case 'rewritePicture':
      return rewritePicture(Buffer.from(job.data), job.formats)
    case 'rewriteDrawing':
      return drawing(job.text)
    case 'resize':
      return resize(job)
  }
}

function drawing(text: string): z.input<typeof rewrittenDrawing> {
  try {
    const svg = rewriteSvg(text)
    return svg === null ? null : { svg }
  } catch (error) {
    if (error instanceof DrawingTooComplex) return 'tooComplex'
    throw error
  }
}

function resize({ data, animated, steps }: Extract<Job, { do: 'resize' }>): Promise<unknown> {
  const start = sharp(data, { animated, limitInputPixels: maxJpegPixels })
  const picture = steps.reduce(take, start)
  // A JPEG cannot be transparent, and would be black there.
  const isJpeg = steps.some(({ name, args }) => name === 'toFormat' && args[0] === 'jpeg')
  const shown = isJpeg ? picture.flatten({ background: '#ffffff' }) : picture
  return shown.toBuffer({ resolveWithObject: true })
}

function take(picture: Sharp, { name, args }: Step): Sharp {
  const call: unknown = Reflect.get(picture, name)
  if (typeof call !== 'function') throw new Error(`There is no ${name}.`)
  Reflect.apply(call, picture, args)
  return picture
}
