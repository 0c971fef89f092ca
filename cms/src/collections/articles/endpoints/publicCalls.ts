/** An answer to anyone; nobody keeps it, what is live changes at any moment. */
export function publicAnswer(value: object): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } })
}

/** @param error a sentence that says what was expected */
export function badRequest(error: string): Response {
  return Response.json({ success: false, error }, { status: 400 })
}
