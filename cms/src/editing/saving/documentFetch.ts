import { z } from 'zod'
import { changedPath, wrapFetch } from '../../admin/api/pageFetch.ts'

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
  /**
   * @param stored the stored document; null if the newsroom did not send it
   * @param sent what the form or menu has sent
   */
  onStored: (stored: Stored | null, sent: Content) => void
  onRefused: (conflict: Conflict) => void
}

/**
 * Wraps a `fetch`, because Payload's forms, buttons and menus each send their own changes of a document. Every change
 * of a stored document states what it is based on (B-EDIT-1), and the form is informed of the result.
 */
export function documentFetch(original: typeof fetch, rules: DocumentFetchRules): typeof fetch {
  return async (input, init) => {
    if (!isChange(input, init, rules.address)) return original(input, init)
    const basedOn = rules.basedOn()
    const answer = await original(input, basedOn === null ? init : withBasedOn(init, basedOn))
    if (answer.ok) rules.onStored(await storedIn(answer), contentIn(init?.body))
    const conflict = await conflictIn(answer)
    if (conflict) rules.onRefused(conflict)
    return answer
  }
}

const storedSchema = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  updatedAt: z.string(),
})
/** The response contains a document as `doc`, a global as `result`. */
const answerSchema = z.union([
  z.object({ doc: storedSchema }).transform(({ doc }) => doc),
  z.object({ result: storedSchema }).transform(({ result }) => result),
])
export type Stored = z.infer<typeof storedSchema>

async function storedIn(answer: Response): Promise<Stored | null> {
  return answerSchema.safeParse(await jsonOf(answer)).data ?? null
}

function jsonOf(answer: Response): Promise<unknown> {
  return answer
    .clone()
    .json()
    .catch(() => null)
}

/** Returns the details of a refused save; null for any other response. */
export async function conflictIn(answer: Response): Promise<Conflict | null> {
  if (answer.status !== 409) return null
  return conflictSchema.safeParse(await jsonOf(answer)).data?.errors[0].data ?? null
}

function isChange(input: RequestInfo | URL, init: RequestInit | undefined, address: string) {
  // Long queries are sent like changes.
  const asks = new Headers(init?.headers).get('x-payload-http-method-override') === 'GET'
  return !asks && changedPath(input, init) === address
}

/** The form sends its fields as a JSON text within form data; actions of menus and lists send JSON. */
function textIn(body: BodyInit | null | undefined): string | null {
  const text = body instanceof FormData ? body.get('_payload') : body
  return typeof text === 'string' ? text : null
}

const contentSchema = z.record(z.string(), z.unknown())
type Content = z.infer<typeof contentSchema>

function contentIn(body: BodyInit | null | undefined): Content {
  const text = textIn(body)
  return text === null ? {} : contentSchema.parse(JSON.parse(text))
}

function withBasedOn(init: RequestInit | undefined, basedOn: string): RequestInit | undefined {
  const body = init?.body
  if (textIn(body) === null) return init
  const text = JSON.stringify({ basedOn, ...contentIn(body) })
  if (!(body instanceof FormData)) return { ...init, body: text }
  body.set('_payload', text)
  return init
}

/** Watches the changes of a document until the returned function is called. */
export function watchDocument(rules: DocumentFetchRules): () => void {
  return wrapFetch((send) => documentFetch(send, rules))
}
