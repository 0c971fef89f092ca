import { maxJpegPixels } from '@kariera/shared/contracts/uploads'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { z } from 'zod'
import { resized, stepNames, type Step, type StepName } from './jobs.ts'
import { pictureProcess } from './pictureProcess.ts'

/**
 * Replacement of sharp that Payload calls for sizes and crops: the header of a file is read here, the pixels in the
 * picture process.
 */
export function sharpElsewhere(input: unknown, options?: SharpOptions): Sharp {
  if (!(input instanceof Uint8Array)) throw new Error('A picture must be passed as bytes.')
  const animated = options?.animated === true
  const seen = sharp(input, { animated, limitInputPixels: maxJpegPixels })
  return recording(seen, { data: input, animated }, [])
}

type Source = { data: Uint8Array; animated: boolean }

/** A picture that records the operations on it, and runs them when its buffer is requested. */
function recording(seen: Sharp, source: Source, steps: Step[]): Sharp {
  const picture: Sharp = new Proxy(seen, {
    get(target, name) {
      if (name === 'clone') return () => recording(seen, source, [...steps])
      if (name === 'metadata') return () => target.metadata()
      if (name === 'toBuffer')
        return async (options?: unknown) => {
          const asked = [...steps]
          const done = (await withoutWork(target, source, asked)) ?? (await run(source, asked))
          const isWhole = typeof options === 'object' && options && 'resolveWithObject' in options
          return isWhole ? done : done.data
        }
      // `await` checks whether a value is itself a promise.
      if (name === 'then') return undefined
      if (!isStep(name)) throw new Error(`Unknown step of sharp: ${String(name)}`)
      return (...args: unknown[]) => {
        steps.push({ name, args })
        return picture
      }
    },
  })
  return picture
}

const isStep = (name: string | symbol): name is StepName =>
  stepNames.some((known) => known === name)

type Done = z.infer<typeof resized>

async function run(source: Source, steps: Step[]): Promise<Done> {
  return resized.parse(await pictureProcess.continueWith({ do: 'resize', ...source, steps }))
}

/** Returns what needs no decoding: a picture that is already upright, and the size of a scaled one. */
async function withoutWork(seen: Sharp, { data }: Source, steps: Step[]): Promise<Done | null> {
  const { width, height, orientation = 1, pages = 1 } = await seen.metadata()
  if (orientation !== 1) return null
  if (steps.every(({ name, args }) => name === 'rotate' && args.length === 0))
    return { data: Buffer.from(data), info: { width, height, size: data.length } }
  const scale = measuredScale(steps.at(-1), { width, height: height / pages })
  if (scale === null) return null
  // Rounded down, so that what is then cut out is never larger. The frames of an animated picture are below each other.
  const scaled = {
    width: Math.floor(width * scale),
    height: Math.floor((height / pages) * scale) * pages,
  }
  return { data: Buffer.alloc(0), info: scaled }
}

/** The call with which Payload only wants to know the size, before it cuts at the focal point. */
const measuring = z.union([
  z.object({ fastShrinkOnLoad: z.literal(false), width: z.number() }),
  z.object({ fastShrinkOnLoad: z.literal(false), height: z.number() }),
])

function measuredScale(step: Step | undefined, frame: { width: number; height: number }) {
  const asked = measuring.safeParse(step?.name === 'resize' ? step.args[0] : null)
  if (!asked.success) return null
  return 'width' in asked.data ? asked.data.width / frame.width : asked.data.height / frame.height
}
