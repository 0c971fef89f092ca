import sharp from 'sharp'

/** A file as Payload takes it. */
export type DrawnFile = { name: string; data: Buffer; mimetype: string; size: number }

const mimetypes = { svg: 'image/svg+xml', png: 'image/png', jpeg: 'image/jpeg' } as const

/**
 * A drawing as a file. As a picture it has two pixels for each of the drawing's, for screens with small ones, and
 * nothing shows through it.
 */
export async function drawnFile(kind: keyof typeof mimetypes, svg: string): Promise<DrawnFile> {
  const drawing = Buffer.from(svg)
  const data = kind === 'svg' ? drawing : await rendered(kind, drawing)
  return { name: `drawing.${kind}`, data, mimetype: mimetypes[kind], size: data.length }
}

function rendered(kind: 'png' | 'jpeg', drawing: Buffer): Promise<Buffer> {
  // 72 is one pixel for one.
  const picture = sharp(drawing, { density: 144 }).removeAlpha()
  if (kind === 'png') return picture.png().toBuffer()
  // Full colour resolution: the edges between flat, strong colours would fray without it.
  return picture.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer()
}
