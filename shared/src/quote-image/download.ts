/** Gives whoever looks at the page a file. @param name under which it is kept */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has the file by then; a browser that is slow to start it still finds it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
