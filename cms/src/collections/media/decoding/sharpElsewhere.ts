import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { z } from 'zod'
import { maximumJpegPixels } from '../pictureBounds.ts'
import { resized, stepNames, type Step, type StepName } from './jobs.ts'
import { pictureProcess } from './pictureProcess.ts'

/**
 * Replacement of sharp that Payload calls for sizes and crops: the header of a file is read here, the pixels in the
 * picture process.
 */
export function sharpElsewhere(input: unknown, options?: SharpOptions): Sharp {
  if (!(input instanceof Uint8Array)) throw new Error('A picture must be passed as bytes.')
  const animated = options?.animated === true
  const seen = sharp(input, { animated, limitInputPixels: maximumJpegPixels })
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
          const done = (await unchanged(target, source, steps)) ?? (await run(source, [...steps]))
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
  return resized.parse(await pictureProcess.goOn({ do: 'resize', ...source, steps }))
}

/** A picture that only has to be upright, and is: encoding it once more would cost time and quality. */
async function unchanged(seen: Sharp, { data }: Source, steps: Step[]): Promise<Done | null> {
  if (steps.some(({ name }) => name !== 'rotate')) return null
  const { width, height, orientation = 1 } = await seen.metadata()
  if (orientation !== 1) return null
  return { data: Buffer.from(data), info: { width, height, size: data.length } }
}
