import { z } from 'zod'

/** What a refused save is told: who has saved what meanwhile (editing/saving/staleSaves.ts). */
const conflictSchema = z.object({
  errors: z.tuple([
    z.object({
      data: z.object({ who: z.string(), when: z.string(), fields: z.array(z.string()) }),
    }),
  ]),
})

export type Conflict = z.infer<typeof conflictSchema>['errors'][0]['data']

export type DocumentFetchRules = {
  /** Where the document is stored: `/api/articles/5`; of one that is not stored yet: `/api/articles`. */
  address: string
  /** The `updatedAt` of what the form holds; null where nothing is stored yet. */
  basedOn: () => string | null
  /** @param updatedAt of what is stored now; null where the newsroom does not say */
  stored: (updatedAt: string | null) => void
  refused: (conflict: Conflict) => void
}

/**
 * Payload's forms, buttons and menus each send their own changes of a document. This stands before `fetch` for all of
 * them: every change of the document says what it is based on (B-EDIT-1), and the form hears how it went.
 */
export function documentFetch(original: typeof fetch, rules: DocumentFetchRules): typeof fetch {
  return async (input, init) => {
    if (!isChange(input, init, rules.address)) return original(input, init)
    const basedOn = rules.basedOn()
    const answer = await original(input, basedOn === null ? init : withBasedOn(init, basedOn))
    if (answer.ok) rules.stored(await updatedAtIn(answer))
    const conflict = await conflictIn(answer)
    if (conflict) rules.refused(conflict)
    return answer
  }
}

const storedSchema = z.object({ updatedAt: z.string() })
/** A document is answered as `doc`, a global as `result`. */
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

/** What a refused save was told; null for any other answer. */
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

/** The form sends its fields as a text within a form; menus send JSON. */
function withBasedOn(init: RequestInit | undefined, basedOn: string): RequestInit | undefined {
  const { body } = init ?? {}
  if (typeof body === 'string') return { ...init, body: added(body, basedOn) }
  if (!(body instanceof FormData)) return init
  const content = body.get('_payload')
  if (typeof content === 'string') body.set('_payload', added(content, basedOn))
  return init
}

const contentSchema = z.record(z.string(), z.unknown())

function added(text: string, basedOn: string): string {
  const content = contentSchema.parse(JSON.parse(text))
  return JSON.stringify({ basedOn, ...content })
}

/** Stands before the page's `fetch` until the function that is returned is called. */
export function watchDocument(rules: DocumentFetchRules): () => void {
  const original = fetch
  let isWatching = true
  const watched = documentFetch(original, rules)
  const mine: typeof fetch = (...call) => (isWatching ? watched : original)(...call)
  globalThis.fetch = mine
  return () => {
    isWatching = false
    // Somebody else may stand before it by now.
    if (globalThis.fetch === mine) globalThis.fetch = original
  }
}
