import type { BrandingRequest, ContactSubmission } from '@kariera/shared/payload-types'
import { formatDateTime } from '@kariera/shared/rules/dates'
import type { PayloadRequest } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

const texts = backOfficeTexts.submissions

/** A column of an exported table. */
export type Column<Row> = {
  heading: BackOfficeText
  /** @param req its language is that of the table */
  valueOf: (row: Row, req: PayloadRequest) => string
}

const received: Column<ContactSubmission | BrandingRequest> = {
  heading: texts.csv.received,
  valueOf: ({ createdAt }) => formatDateTime(createdAt),
}

const work: Column<ContactSubmission | BrandingRequest>[] = [
  {
    heading: texts.work.state,
    valueOf: ({ answeredAt }) => (answeredAt ? formatDateTime(answeredAt) : ''),
  },
  { heading: texts.csv.answeredBy, valueOf: ({ answeredBy }) => nameOf(answeredBy) },
  { heading: texts.work.assignee, valueOf: ({ assignee }) => nameOf(assignee) },
  { heading: texts.work.note, valueOf: ({ note }) => note ?? '' },
  {
    heading: texts.csv.replies,
    valueOf: ({ replies }, req) =>
      (replies ?? [])
        .map(({ at, text, mailState }) => {
          const state = inLanguageOf(req, texts.states[mailState])
          return `${formatDateTime(at)} (${state})\n${text}`
        })
        .join('\n\n'),
  },
]

/** The table of messages. */
export const messageColumns: Column<ContactSubmission>[] = [
  received,
  { heading: texts.name, valueOf: ({ name }) => name },
  { heading: texts.email, valueOf: ({ email }) => email },
  { heading: texts.phone, valueOf: ({ phone }) => phone },
  { heading: texts.message, valueOf: ({ message }) => message },
  ...work,
]

/** The table of requests for services. */
export const requestColumns: Column<BrandingRequest>[] = [
  received,
  { heading: texts.service, valueOf: ({ serviceName }) => serviceName },
  { heading: texts.email, valueOf: ({ replyTo }) => replyTo ?? '' },
  {
    heading: texts.csv.filledIn,
    valueOf: ({ fields }) =>
      (fields ?? []).map(({ label, value }) => `${label}: ${value ?? ''}`).join('\n'),
  },
  ...work,
]

function nameOf(account: ContactSubmission['answeredBy']): string {
  return typeof account === 'object' && account ? account.name : ''
}
