/**
 * A logo, ready to be drawn; null where there is none, or it cannot be had. It is asked for so that another origin has
 * to allow it: a picture that has drawn anything else could not be saved.
 */
export async function loadLogo(source: string | null): Promise<HTMLImageElement | null> {
  if (source === null) return null
  const logo = new Image()
  logo.crossOrigin = 'anonymous'
  logo.src = source
  try {
    await logo.decode()
  } catch {
    return null
  }
  return logo.naturalWidth > 0 && logo.naturalHeight > 0 ? logo : null
}
