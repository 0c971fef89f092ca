import { pictureFormatOf } from './detectFormat.ts'

/**
 * Whether the metadata of a picture says that artificial intelligence made it or a part of it: the digital source type
 * of the IPTC in its XMP packet or in its Content Credentials (C2PA). Signatures are not checked: who marks a picture
 * without need only tells readers more. Runs in the picture process, before the metadata is dropped.
 *
 * @param data the bytes of the file as sent
 * @param xmp its XMP packet, as the decoder finds it
 */
export function hasAiMark(data: Buffer, xmp: Buffer | undefined): boolean {
  if (xmp && inXmp.test(xmp.toString('latin1', 0, maxXmpBytes))) return true
  return inManifest.test(manifestOf(data).toString('latin1'))
}

/** More than what programs write; a packet in a PNG may be compressed. */
const maxXmpBytes = 8 * 1024 * 1024

/**
 * Those that name generative models, of https://cv.iptc.org/newscodes/digitalsourcetype/ and of C2PA (the last one).
 * `algorithmicMedia` (fractals), `algorithmicallyEnhanced` (filters) and `composite` do not.
 */
const types =
  'trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia|compositeSynthetic|trainedAlgorithmicData'
const value = `(?:https?://(?:cv\\.iptc\\.org/newscodes|c2pa\\.org)/digitalsourcetype/)?(?:${types})(?![a-z])`

/** As an attribute, an element, or an element that refers to it. */
const inXmp = new RegExp(
  `:DigitalSourceType(?:\\s+rdf:resource)?\\s*(?:=\\s*["']|>)\\s*${value}`,
  'i',
)

/** As a value of CBOR, whose text begins with its length, or of JSON. */
const inManifest = new RegExp(
  String.raw`DigitalSourceType(?:[\x60-\x77]|\x78[^]|"\s*:\s*")${value}`,
  'i',
)

/** The Content Credentials of a file, without the headers of its format; empty if there are none. */
function manifestOf(data: Buffer): Buffer {
  switch (pictureFormatOf(data)) {
    case 'jpeg':
      return Buffer.concat([...jpegManifest(data)])
    case 'png':
      return Buffer.concat([...pngManifest(data)])
    case 'webp':
      return Buffer.concat([...webpManifest(data)])
    case 'gif':
    case null:
      return Buffer.alloc(0)
  }
}

/** Segments have up to 64 KB: a manifest takes several, each with its own header of the same box (ISO 19566-5, D.2). */
function* jpegManifest(data: Buffer): Generator<Buffer> {
  for (let at = 2; at + 4 <= data.length && data[at] === 0xff;) {
    const marker = data[at + 1]
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + data.readUInt16BE(at + 2)
    // The picture itself begins.
    if (marker === 0xda) return
    const segment = data.subarray(at + 4, end)
    if (marker === 0xeb && segment.length > 16 && segment.toString('latin1', 0, 2) === 'JP') {
      const isFirst = segment.readUInt32BE(4) <= 1
      const isLong = segment.readUInt32BE(8) === 1
      yield segment.subarray(isFirst ? 8 : isLong ? 24 : 16)
    }
    at = end
  }
}

function* pngManifest(data: Buffer): Generator<Buffer> {
  for (let at = 8; at + 8 <= data.length;) {
    const length = data.readUInt32BE(at)
    if (data.toString('latin1', at + 4, at + 8) === 'caBX')
      yield data.subarray(at + 8, at + 8 + length)
    at += 12 + length
  }
}

function* webpManifest(data: Buffer): Generator<Buffer> {
  for (let at = 12; at + 8 <= data.length;) {
    const length = data.readUInt32LE(at + 4)
    if (data.toString('latin1', at, at + 4) === 'C2PA') yield data.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
}
