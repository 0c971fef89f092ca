import type { Picture } from '@kariera/shared/contracts/reading/card'

/** The style that gives videos their poster, a picture of ours: nothing is asked of another site (styles/video.css). */
export function posterStyle(picture: Pick<Picture, 'src'> | null | undefined): string | undefined {
  return picture ? `--poster: url('${picture.src.replaceAll("'", '%27')}')` : undefined
}
