/** What an unknown error says, in one line, with the causes that libraries hide behind it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.message || error.name
  return error.cause === undefined ? own : `${own}: ${errorText(error.cause)}`
}
