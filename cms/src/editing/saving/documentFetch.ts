import { z } from 'zod'

/** Details of a refused save: who has saved what meanwhile (editing/saving/staleSaves.ts). */
const conflictSchema = z.object({
  errors: z.tuple([
    z.object({
      data: z.object({ who: z.string(), when: z.string(), fields: z.array(z.string()) }),
    }),
  ]),
})

export type Conflict = z.infer<typeof conflictSchema>['errors'][0]['data']

export type DocumentFetchRules = {
  /** Address of the document: `/api/articles/5`; if it is not stored yet: `/api/articles`. */
  address: string
  /** The `updatedAt` of the form's content; null if nothing is stored yet. */
  basedOn: () => string | null
  /** @param updatedAt of the stored document; null if the newsroom did not send it */
  onStored: (updatedAt: string | null) => void
  onRefused: (conflict: Conflict) => void
}

/**
 * Wraps `fetch`, because Payload's forms, buttons and menus each send their own changes of a document. Every change
 * of a stored document states what it is based on (B-EDIT-1), and the form is informed of the result.
 */
export function documentFetch(original: typeof fetch, rules: DocumentFetchRules): typeof fetch {
  return async (input, init) => {
    if (!isChange(input, init, rules.address)) return original(input, init)
    const basedOn = rules.basedOn()
    const answer = await original(input, basedOn === null ? init : withBasedOn(init, basedOn))
    if (answer.ok) rules.onStored(await updatedAtIn(answer))
    const conflict = await conflictIn(answer)
    if (conflict) rules.onRefused(conflict)
    return answer
  }
}

const storedSchema = z.object({ updatedAt: z.string() })
/** The response contains a document as `doc`, a global as `result`. */
const answerSchema = z.union([
  z.object({ doc: storedSchema }).transform(({ doc }) => doc.updatedAt),
  z.object({ result: storedSchema }).transform(({ result }) => result.updatedAt),
])

async function updatedAtIn(answer: Response): Promise<string | null> {
  return answerSchema.safeParse(await contentOf(answer)).data ?? null
}

function contentOf(answer: Response): Promise<unknown> {
  return answer
    .clone()
    .json()
    .catch(() => null)
}

/** Returns the details of a refused save; null for any other response. */
export async function conflictIn(answer: Response): Promise<Conflict | null> {
  if (answer.status !== 409) return null
  return conflictSchema.safeParse(await contentOf(answer)).data?.errors[0].data ?? null
}

function isChange(input: RequestInfo | URL, init: RequestInit | undefined, address: string) {
  const method = init?.method?.toUpperCase()
  if (method !== 'POST' && method !== 'PATCH') return false
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://here')
  return pathname === address
}

/** The form sends its fields as a JSON text within form data; actions of menus and lists send JSON. */
function withBasedOn(init: RequestInit | undefined, basedOn: string): RequestInit | undefined {
  const { body } = init ?? {}
  if (typeof body === 'string') return { ...init, body: jsonWithBasedOn(body, basedOn) }
  if (!(body instanceof FormData)) return init
  const content = body.get('_payload')
  if (typeof content === 'string') body.set('_payload', jsonWithBasedOn(content, basedOn))
  return init
}

const contentSchema = z.record(z.string(), z.unknown())

function jsonWithBasedOn(text: string, basedOn: string): string {
  const content = contentSchema.parse(JSON.parse(text))
  return JSON.stringify({ basedOn, ...content })
}

/** Replaces the page's `fetch` until the returned function is called. */
export function watchDocument(rules: DocumentFetchRules): () => void {
  const original = fetch
  let isWatching = true
  const watched = documentFetch(original, rules)
  const mine: typeof fetch = (...call) => (isWatching ? watched : original)(...call)
  globalThis.fetch = mine
  return () => {
    isWatching = false
    // Other code may have replaced it since.
    if (globalThis.fetch === mine) globalThis.fetch = original
  }
}
