import type { Part } from '../../part.ts'
import { logsEndpoint } from './endpoints/logsEndpoint.ts'
import { sweepLogs } from './keepLog.ts'
import { logEntries } from './logEntries.ts'

/** Failures in browsers. */
export const part = {
  collections: [logEntries],
  endpoints: [logsEndpoint],
  housekeep: sweepLogs,
  menu: { tests: [{ collection: 'log-entries' }] },
  providers: ['/collections/log-entries/components/FailureReports.tsx#FailureReports'],
} satisfies Part
