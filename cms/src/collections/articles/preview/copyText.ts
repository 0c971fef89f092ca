/**
 * Copies a text to the clipboard.
 *
 * @returns whether it succeeded: browsers allow it only over https or on localhost
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
