/**
 * Returns the size of a file as text, `12 kB` or `1.4 MB`, in the number format of the language.
 *
 * @param bytes of the file
 */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}
