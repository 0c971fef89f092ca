import { readSettings } from '@kariera/shared/contracts/settings'
import path from 'node:path'

// A build needs no secrets: it reads only the shape of the configuration.
const building = process.env.NEXT_PHASE === 'phase-production-build'
const environment = building ? { PAYLOAD_SECRET: 'x'.repeat(32), ...process.env } : process.env

/** The validated settings of the environment; an invalid one stops the cms at its start. */
export const settings = readSettings(environment)

/** Folder of uploaded pictures, which are served at `/media/*`. */
export const mediaDir = path.resolve(settings.dataDir, 'media')
