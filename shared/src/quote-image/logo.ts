/**
 * Returns a loaded logo; null if there is none, or it cannot be loaded. It is requested with CORS, because a picture
 * with a logo from another origin could not be saved otherwise.
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
