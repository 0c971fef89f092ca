import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'
import { evil } from './canary.ts'

/** A picture that is also something else, or that contains more than it seems to. */
export type HostilePicture = {
  what: string
  fate: 'harmless' | 'refused' | 'tooManyPixels'
  name: string
  data: () => Promise<Buffer>
}

const page = Buffer.from(`<!doctype html><script>${evil}</script>`)

/** All are, or begin as, PNG, a format that every upload collection accepts. */
export const hostilePictures: HostilePicture[] = [
  harmless('a PNG and a page behind it', () => behind(page)),
  harmless('a PNG and an archive behind it', () =>
    behind(Buffer.from(`PK\x03\x04evil.html${evil}`, 'latin1')),
  ),
  harmless('a PNG and PHP behind it', () => behind(Buffer.from(`<?php echo 'evil' ?>`))),
  harmless('a PNG with a page in its words', () =>
    withChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), page])),
  ),
  harmless('a PNG with PHP among its colours', () =>
    withChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0<?php evil() ?>`)),
  ),
  harmless('a PNG with packed words that unfold to megabytes', () =>
    withChunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(9_000_000, 'evil'))]),
    ),
  ),
  harmless('a PNG under the name of a page', png, 'evil.html'),
  harmless('a PNG under the name of a program', png, 'evil.png.exe'),
  harmless('a PNG under a name that climbs', png, '../../../../etc/evil.png'),
  harmless('a PNG under a name that climbs on Windows', png, '..\\..\\evil.png'),
  harmless('a PNG under a name with a page in it', png, '"><script>alert(1)</script>.png'),
  harmless('a PNG under a name with NUL', png, 'evil.html\0.png'),
  harmless('a PNG under a name that hides its end', png, 'evil\u202Egnp.html'),
  harmless('a PNG under the name of a device', png, 'CON.png'),
  harmless('a PNG under the name of settings', png, '.htaccess'),
  harmless('a PNG under an endless name', png, `${'evil'.repeat(1000)}.png`),
  harmless('a PNG under an address', png, 'https://evil.example/evil.png'),
  harmless('a PNG that calls itself a JPEG', png, 'evil.jpg'),
  {
    what: 'a PNG that is cut off',
    fate: 'refused',
    name: 'a.png',
    data: async () => (await noise()).subarray(0, 2000),
  },
  {
    what: 'a PNG whose bytes were changed',
    fate: 'refused',
    name: 'a.png',
    data: async () => (await noise()).fill(0, 200, 1200),
  },
  {
    what: 'a PNG that unfolds to gigabytes',
    fate: 'tooManyPixels',
    name: 'a.png',
    data: bomb,
  },
]

function harmless(what: string, data: () => Promise<Buffer>, name = 'logo.png'): HostilePicture {
  return { what, fate: 'harmless', name, data }
}

function png(): Promise<Buffer> {
  return blank(9, 6)
}

function blank(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#187bcd' } })
    .png()
    .toBuffer()
}

/** One bit for each pixel, and three bytes where it is decoded: 768 MB. */
async function bomb(): Promise<Buffer> {
  const side = 16_000
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Each row begins with a byte for its filter.
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 })
  const signature = (await png()).subarray(0, 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

/** Pixels without repetition, so that the file is large; the same in each run. */
function noise(): Promise<Buffer> {
  const side = 64
  let last = 1
  const pixels = Buffer.from(
    Array.from({ length: side * side * 3 }, () => (last = (last * 48_271) % 2_147_483_647)),
  )
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

async function behind(more: Buffer): Promise<Buffer> {
  return Buffer.concat([await png(), more])
}

/** The chunk is inserted after signature and header, 33 bytes. */
async function withChunk(type: string, data: Buffer): Promise<Buffer> {
  const whole = await png()
  return Buffer.concat([whole.subarray(0, 33), chunk(type, data), whole.subarray(33)])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([length, Buffer.from(type), data, sum])
}
