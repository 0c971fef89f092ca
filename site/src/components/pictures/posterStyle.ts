import type { Picture } from '@kariera/shared/contracts/reading/card'

/**
 * Returns the style that gives videos a picture of ours as their poster, so that nothing is requested from another site
 * (styles/video.css).
 */
export function posterStyle(picture: Pick<Picture, 'src'> | null | undefined): string | undefined {
  return picture ? `--poster: url('${picture.src.replaceAll("'", '%27')}')` : undefined
}
