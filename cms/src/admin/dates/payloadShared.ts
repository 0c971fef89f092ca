import type { formatDate as payloadFormatDate } from '../../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'
import { formatDateTime } from '@kariera/shared/rules/dates'

/**
 * Replaces `@payloadcms/ui/shared` (next.config.ts): the same, but `formatDate` uses Europe/Sofia instead of the
 * machine's time zone. Payload's lists and version views format with it and offer no setting (decision 29).
 */
export * from '../../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'

export const formatDate: typeof payloadFormatDate = ({ date }) =>
  date === undefined ? '' : formatDateTime(new Date(date))
