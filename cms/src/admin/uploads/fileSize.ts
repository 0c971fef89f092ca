/** The size of a file for people: `12 kB`, `1.4 MB`, in the language's own writing of numbers. @param bytes of it */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}
