import { z } from 'zod'

const systemSchema = z.object({
  BASE_URL: z.url(),
  DATA_DIR: z.string(),
  SETTINGS_FILE: z.string(),
  ADMIN_EMAIL: z.string(),
  ADMIN_PASSWORD: z.string(),
})

/**
 * The running systems that the journeys walk through, one for each worker, so that none changes what another looks at.
 * scripts/testing/layers.ts starts them.
 */
const systems = z.tuple([systemSchema], systemSchema).parse(JSON.parse(given('SYSTEMS')))

/** How many there are. */
export const systemCount = systems.length

const own = systems[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? systems[0]

export const baseURL = own.BASE_URL
export const dataDir = own.DATA_DIR
export const settingsFile = own.SETTINGS_FILE
export const administrator = { email: own.ADMIN_EMAIL, password: own.ADMIN_PASSWORD }

/** The environment in which this worker's system runs. */
export const environment: NodeJS.ProcessEnv = { ...process.env, ...own }

function given(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set: run the journeys by \`npm test -- e2e\`.`)
}
