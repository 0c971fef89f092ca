import { formatDate } from '@kariera/shared/rules/dates'

/** Returns the author of an article and a date of it, by which articles with the same title are told apart. */
export function whoAndWhen(date: string, author: string | null | undefined): string {
  return [author, formatDate(date)].filter(Boolean).join(', ')
}
