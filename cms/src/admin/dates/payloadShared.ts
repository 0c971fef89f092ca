import type { formatDate as payloadFormatDate } from '../../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'
import { formatDateTime } from '@kariera/shared/rules/dates'

/**
 * Stands in the place of `@payloadcms/ui/shared` (next.config.ts): the same, but moments are shown in Europe/Sofia and
 * not in the zone of the machine. Payload's lists and views of versions format by it and offer no setting (decision 29).
 */
export * from '../../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'

export const formatDate: typeof payloadFormatDate = ({ date }) =>
  date === undefined ? '' : formatDateTime(new Date(date))
