'use client'

import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useIsPaid } from './useIsPaid.ts'

/** Field for the sponsor who pays for the article. */
export const SponsorField: TextFieldClientComponent = (props) =>
  useIsPaid() ? <TextField {...props} /> : null
