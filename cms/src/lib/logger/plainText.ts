/** Text with nothing in it that is not to be seen: of control characters only the ends of lines and tabs. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim()
}
