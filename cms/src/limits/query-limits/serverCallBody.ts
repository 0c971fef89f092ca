import { readBounded, readBoundedForm } from '../../lib/http/boundedBody.ts'

/** Longest body of a call of a server function, bytes. */
export const maxServerCallBytes = 1024 * 1024

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
  const isWhole = (value: unknown) =>
    typeof value !== 'string' || !value.startsWith('$') || standsForItself.test(value)
  return isArguments(text, isWhole) ? null : 400
}

/** The arguments are the part named 0, and parts with other numbers are values to which it refers. */
async function statusOfForm(request: Request) {
  const form = await readBoundedForm(request, maxServerCallBytes)
  if (form === null) return 413
  const parts = [...form].filter(([name]) => /^\d+$/.test(name)).map(([, part]) => part)
  const areValues = parts.every((part) => typeof part !== 'string' || parse(part) !== undefined)
  return areValues && isArguments(form.get('0'), () => true) ? null : 400
}

function isArguments(text: unknown, isWhole: (value: unknown) => boolean): boolean {
  if (typeof text !== 'string') return false
  let areWhole = true
  const list = parse(text, (_key, value: unknown) => {
    areWhole &&= isWhole(value)
    return value
  })
  return Array.isArray(list) && areWhole
}

/** @returns undefined if it is not JSON */
function parse(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}
