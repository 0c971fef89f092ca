/**
 * Puts a text into the clipboard.
 *
 * @returns whether it could: browsers let no page copy that did not come over https or from this machine
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
