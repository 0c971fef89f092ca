import { readBounded, readBoundedForm } from '../../lib/http/boundedBody.ts'

/** Longest body of a call of a server function, bytes. */
export const maxServerCallBytes = 1024 * 1024

/** Most arguments of a function: Payload's have one. */
const maxArguments = 10
/** Deepest nesting: a form with lists within tables has some sixty levels. */
const maxDepth = 300

/** A value of React's protocol that stands for itself. All others refer to a further part of a form. */
const standsForItself = /^\$(?:[$TIND-]|undefined$|n-?\d{1,300}$)/

/**
 * Returns the status with which a call of a server function is refused before Next reads it, null if it is well-formed.
 * Next would answer 500 and log an error. Only its form is checked here: serverCalls.ts checks what is called.
 */
export async function statusOfServerCall(request: Request): Promise<400 | 413 | null> {
  if (!/^[0-9a-f]{40,44}$/.test(request.headers.get('next-action') ?? '')) return 400
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isForm ? statusOfForm(request) : statusOfText(request)
}

async function statusOfText(request: Request) {
  const text = await readBounded(request, maxServerCallBytes)
  if (text === null) return 413
  return isArguments(valueOf(text, new Set())) ? null : 400
}

/** The arguments are the part named 0, and parts with other numbers are values to which it refers. */
async function statusOfForm(request: Request) {
  const form = await readBoundedForm(request, maxServerCallBytes)
  if (form === null) return 413
  const parts = [...form].filter(([name]) => /^\d+$/.test(name))
  const names = new Set(parts.map(([name]) => Number(name)))
  const areValues = parts.every(
    ([, part]) => typeof part !== 'string' || valueOf(part, names) !== undefined,
  )
  const first = form.get('0')
  return areValues && typeof first === 'string' && isArguments(valueOf(first, names)) ? null : 400
}

function isArguments(value: unknown): boolean {
  return Array.isArray(value) && value.length <= maxArguments
}

/**
 * Parses a text of React's protocol.
 *
 * @param parts the numbers of the further parts that there are
 * @returns undefined if it is no JSON, is too deep, or refers to a part that is not there
 */
function valueOf(text: string, parts: ReadonlySet<number>): unknown {
  const unknown: unknown[] = []
  const value = parse(text, (_key, inner: unknown) => {
    if (!isKnown(inner, parts)) unknown.push(inner)
    return inner
  })
  return unknown.length === 0 && depthOf(value) <= maxDepth ? value : undefined
}

/** How many levels of lists and objects there are. */
function depthOf(value: unknown): number {
  let level: unknown[] = [value]
  let depth = -1
  for (; level.length > 0; depth += 1)
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  return depth
}

function isKnown(value: unknown, parts: ReadonlySet<number>): boolean {
  if (typeof value !== 'string' || !value.startsWith('$') || standsForItself.test(value))
    return true
  const [, part] = /^\$[A-Za-z@]?([0-9a-f]+)(?::|$)/.exec(value) ?? []
  return part !== undefined && parts.has(Number.parseInt(part, 16))
}

/** @returns undefined if it is not JSON */
function parse(text: string, reviver: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}
