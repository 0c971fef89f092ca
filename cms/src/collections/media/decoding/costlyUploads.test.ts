import { maxPixels } from '@kariera/shared/contracts/uploads'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { send } from '#testing/upload.ts'
import { articlePictures, logoFiles } from '../acceptUpload.ts'
import { bannerContentOf } from '../bannerContent.ts'
import { rewriteSvg } from '../svg/rewriteSvg.ts'
import type { Job } from './jobs.ts'
import {
  PictureProcess,
  PictureProcesses,
  PicturesBusy,
  TooCostly,
  pictureProcess,
} from './pictureProcess.ts'

/** More than a slow machine needs for the largest picture, milliseconds. */
const timeoutMs = 120_000

const manyRules = (rules: number, elements: number) =>
  `<svg><mask id="a"/><style>${Array.from({ length: rules }, (_, i) => `.a${i}{mask:url(#a)}`).join('')}</style>${'<g class="b"/>'.repeat(elements)}</svg>`

const drawing = (text: string) => ({
  name: 'a.svg',
  mimetype: 'image/svg+xml',
  data: Buffer.from(text),
})

describe('A-UP-1 a costly upload', () => {
  // Starts the picture process before anything is measured.
  beforeAll(() => pictureProcess.begin({ do: 'rewriteDrawing', text: '<svg/>' }), timeoutMs)

  it('is refused where it has more frames than anybody looks at', async () => {
    const file = { name: 'a.gif', mimetype: 'image/gif', data: animation(200_000) }
    await expect(send(articlePictures, file)).rejects.toMatchObject({
      status: 400,
      message: 'The animation is too long. It may have at most 500 frames.',
    })
    const bulgarian = send(articlePictures, { ...file, language: 'bg' })
    await expect(bulgarian).rejects.toThrow('Може да има най-много 500 кадъра.')
    const kept = await send(articlePictures, { ...file, data: animation(500) })
    expect(kept.mimetype).toBe('image/gif')
  }, 60_000)

  it('is refused where all frames together have too many pixels', async () => {
    const file = { name: 'a.gif', mimetype: 'image/gif', data: animation(100, 600) }
    await expect(send(articlePictures, file)).rejects.toThrow('at most 25 megapixels')
  })

  it(
    'is shrunk where it is a JPEG of up to 100 megapixels, and stands upright',
    async () => {
      const create = { width: 9000, height: 6000, channels: 3, background: '#187bcd' } as const
      const data = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      const kept = await send(articlePictures, { name: 'a.jpg', mimetype: 'image/jpeg', data })
      const { width, height } = await sharp(kept.data).metadata()
      expect(width * height).toBeLessThanOrEqual(maxPixels)
      expect(width * height).toBeGreaterThan(0.99 * maxPixels)
      expect(height / width).toBeCloseTo(1.5, 2)
    },
    timeoutMs,
  )

  it('is refused where a drawing has too many rules for its elements, as a file and as a text', async () => {
    const tooComplex = 'The drawing is too complex: it has too many style rules'
    await expect(send(logoFiles, drawing(manyRules(990, 40_000)))).rejects.toThrow(tooComplex)
    // A little over the limit.
    const text = manyRules(990, 5100)
    const bulgarian = send(logoFiles, { ...drawing(text), language: 'bg' })
    await expect(bulgarian).rejects.toThrow('Чертежът е твърде сложен')
    expect(await bannerContentOf(text)).toBe('tooComplex')
    expect(await bannerContentOf(manyRules(100, 1000))).toMatchObject({ kind: 'svg' })
  }, 60_000)

  it('never holds the others, however long it is read', async () => {
    const text = manyRules(120, 40_000)
    const before = performance.now()
    rewriteSvg(text)
    const work = performance.now() - before
    const { longestPause, beats } = await whileBeating(() => send(logoFiles, drawing(text)))
    expect(longestPause).toBeLessThan(work / 2)
    expect(beats).toBeGreaterThan(5)
  }, 60_000)
})

describe('the process of pictures', () => {
  it('is ended where a file takes too long, and the next file has a new one', async () => {
    const impatient = new PictureProcess(1)
    const noise = { do: 'rewriteDrawing', text: manyRules(120, 40_000) } as const
    await expect(impatient.begin(noise)).rejects.toBeInstanceOf(TooCostly)
    await expect(impatient.begin(noise)).rejects.toBeInstanceOf(TooCostly)
    const patient = new PictureProcess(timeoutMs)
    const text = '<svg/>'
    expect(await patient.begin({ do: 'rewriteDrawing', text })).toMatchObject({
      svg: expect.stringContaining('<svg'),
    })
  }, 60_000)

  it('takes one file after the other, what was begun first, and turns away who comes to a long line', async () => {
    const process = new PictureProcess(timeoutMs)
    const done: string[] = []
    const job = { do: 'rewriteDrawing', text: '<svg/>' } as const
    const note = (name: string, work: Promise<unknown>) => work.then(() => done.push(name))
    const line = ['first', 'a', 'b', 'c', 'd'].map((name) => note(name, process.begin(job)))
    await expect(process.begin(job)).rejects.toBeInstanceOf(PicturesBusy)
    await Promise.all([...line, note('size of the first', process.continueWith(job))])
    expect(done).toEqual(['first', 'size of the first', 'a', 'b', 'c', 'd'])
    expect(await process.begin(job)).toMatchObject({ svg: expect.any(String) })
  }, 60_000)

  it('lets a new file take turns with the sizes of another, and gives up who waits for too long', async () => {
    const process = new PictureProcess(timeoutMs)
    const done: string[] = []
    const job = { do: 'rewriteDrawing', text: '<svg/>' } as const
    const note = (name: string, work: Promise<unknown>) => work.then(() => done.push(name))
    const first = note('first', process.begin(job))
    const sizes = ['size 1', 'size 2', 'size 3'].map((name) =>
      note(name, process.continueWith(job)),
    )
    const impatient = process.begin({ ...job }, 0)
    const others = ['a', 'b'].map((name) => note(name, process.begin({ ...job }, timeoutMs)))
    await expect(impatient).rejects.toBeInstanceOf(PicturesBusy)
    await Promise.all([first, ...sizes, ...others])
    expect(done).toEqual(['first', 'size 1', 'a', 'size 2', 'b', 'size 3'])
  }, 60_000)

  it(
    'has another beside it where there are cores, and keeps the work on one file together',
    async () => {
      const processes = new PictureProcesses(2, timeoutMs)
      const data = animation(200)
      const job: Job = {
        do: 'resize',
        data,
        animated: true,
        steps: [{ name: 'resize', args: [300, 300] }],
      }
      const done: string[] = []
      const note = (name: string, work: Promise<unknown>) => work.then(() => done.push(name))
      const work = [
        note('long', processes.begin(job)),
        note('its size', processes.continueWith({ ...job })),
      ]
      await note('short', processes.begin({ do: 'rewriteDrawing', text: '<svg/>' }))
      expect(done).toEqual(['short'])
      await Promise.all(work)
      expect(done).toEqual(['short', 'long', 'its size'])
    },
    timeoutMs,
  )
})

/** A GIF of `frames` frames of `side` x `side` pixels each. */
function animation(frames: number, side = 1): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000000000ffffff', 'hex'),
  ])
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

/** Number of ticks of an interval while the work was done, and the longest pause between them, milliseconds. */
async function whileBeating(work: () => Promise<unknown>) {
  let [beats, longestPause, last] = [0, 0, performance.now()]
  const beat = () => {
    const now = performance.now()
    longestPause = Math.max(longestPause, now - last)
    beats += 1
    last = now
  }
  const heart = setInterval(beat, 5)
  await work()
  beat()
  clearInterval(heart)
  return { beats, longestPause }
}
