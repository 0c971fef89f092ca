import { readWaitingCounts } from './work/readWaiting.ts'
import type { Part } from '../../part.ts'
import { brandingRequests } from './brandingRequests.ts'
import { contactSubmissions } from './contactSubmissions.ts'
import { brandingEndpoint } from './endpoints/brandingEndpoint.ts'
import { contactEndpoint } from './endpoints/contactEndpoint.ts'
import { sweepSubmissions } from './retention.ts'
import { startMailing } from './send.ts'

/** What readers send by the forms. */
export const part = {
  collections: [contactSubmissions, brandingRequests],
  endpoints: [contactEndpoint, brandingEndpoint],
  housekeep: sweepSubmissions,
  start: startMailing,
  menu: {
    management: [{ collection: 'contact-submissions' }, { collection: 'branding-requests' }],
  },
  countWaiting: readWaitingCounts,
  named: [
    {
      collection: 'contact-submissions',
      place: 8,
      name: 'name',
      searched: ['name', 'email', 'message'],
    },
    {
      collection: 'branding-requests',
      place: 9,
      name: 'service_name',
      searched: ['service_name', 'reply_to'],
    },
  ],
} satisfies Part
