import { mediaPath } from '@kariera/shared/routes'
import type { Logo } from '@kariera/shared/payload-types'

/** A logo in the gallery: its file's name and address, its size in pixels and bytes, and its date in UTC (ISO 8601). */
export type ShownLogo = {
  id: number
  name: string
  src: string
  width: number | null
  height: number | null
  bytes: number | null
  uploadedAt: string
}

/** Returns null if the logo has no file. */
export function shownLogo(logo: Logo): ShownLogo | null {
  const { id, filename, width = null, height = null, filesize: bytes = null } = logo
  if (!filename) return null
  const name = logo.originalName || filename
  return { id, name, src: mediaPath(filename), width, height, bytes, uploadedAt: logo.createdAt }
}
