import { z } from 'zod'
import { apiRequest, type Caller, type Outcome } from '../api/apiRequest.ts'

const storedSchema = z.object({ doc: z.object({ id: z.number() }) })

/** Stores a file as a new document of an upload collection. */
export function sendFile(
  caller: Caller,
  { collection, file }: { collection: string; file: File },
): Promise<Outcome<{ doc: { id: number } }>> {
  const body = new FormData()
  body.append('file', file)
  return apiRequest(caller, { path: `/${collection}?depth=0`, method: 'POST', body }, storedSchema)
}
