import { errorText } from '@kariera/shared/rules/errors'
import { defaultLoggerOptions, type Config } from 'payload'
import { isBadInput } from '../http/badRequests.ts'

/** Characters of a statement kept in the log: enough to show the table and the purpose. */
const keptCharacters = 200

/**
 * Payload's log with shortened SQL statements: errors of drizzle contain all columns and the caller's input. Input that
 * the database or the parser of forms does not accept is logged in one line, not as an error of ours.
 */
export const shortLogger: Config['logger'] = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(given, log) {
        const first: unknown = given[0]
        const error = errorIn(first)
        if (error === null) {
          log.apply(this, given)
          return
        }
        if (isBadInput(error)) {
          this.info({ event: 'request.refused', error: reasonOf(error) })
          return
        }
        if (!isFailedQuery(error)) {
          log.apply(this, given)
          return
        }
        const { query } = error
        const short = new Error(`${query.slice(0, keptCharacters)} …: ${reasonOf(error)}`)
        short.name = error.name
        if (error.stack) short.stack = `${short.message}\n${framesOf(error.stack)}`
        log.call(this, { err: short })
      },
    },
  },
}

type FailedQuery = Error & { query: string }

function errorIn(first: unknown): Error | null {
  if (first instanceof Error) return first
  if (typeof first !== 'object' || first === null || !('err' in first)) return null
  return first.err instanceof Error ? first.err : null
}

function isFailedQuery(error: Error): error is FailedQuery {
  return 'query' in error && typeof error.query === 'string'
}

/** The database's own message. */
function reasonOf(error: Error): string {
  const text = errorText(error.cause ?? error)
  return text.length > keptCharacters ? `${text.slice(0, keptCharacters)} …` : text
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
