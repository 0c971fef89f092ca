/**
 * What an unknown error says, in one line, with the causes that libraries hide behind it. A query that failed is told
 * without its values: somebody's words and addresses may be among them.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = onOneLine((error.message || error.name).replace(/\nparams: [\s\S]*$/, ''))
  return error.cause === undefined ? own : `${own}: ${errorText(error.cause)}`
}

/** Messages hold line breaks of their own: a JSON error quotes the text that it could not read. */
export function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
}
