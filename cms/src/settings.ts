import { readSettings } from '@kariera/shared/contracts/settings'
import path from 'node:path'

// A build needs no secrets: it only looks at the shape of the configuration.
const building = process.env.NEXT_PHASE === 'phase-production-build'
const environment = building ? { PAYLOAD_SECRET: 'x'.repeat(32), ...process.env } : process.env

/** What the cms was told from outside; a bad setting stops it at its start. */
export const settings = readSettings(environment)

/** Where uploaded pictures are kept, and served from at `/media/*`. */
export const mediaDir = path.resolve(settings.dataDir, 'media')
