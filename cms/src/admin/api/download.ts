/**
 * Offers a file to the visitor as a download.
 *
 * @param name the file's name
 */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has fetched the file by then; the delay is for browsers that start a download late.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
