/**
 * Returns the message of an unknown error in one line, with the causes that libraries hide behind it. A failed query is
 * shown without its values, because they may contain texts and addresses of readers.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = onOneLine((error.message || error.name).replace(/\nparams: [\s\S]*$/, ''))
  return error.cause === undefined ? own : `${own}: ${errorText(error.cause)}`
}

/** Removes line breaks, which messages may contain: a JSON error quotes the text that it could not parse. */
export function onOneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
}

/** The code of a system error, as "ENOENT". */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
