/** Response to a public request. It is not cached: what is live changes at any moment. */
export function publicAnswer(value: object): Response {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } })
}

/** @param error a sentence that states what was expected */
export function badRequest(error: string): Response {
  return Response.json({ success: false, error }, { status: 400 })
}
