import { z } from 'zod'

const systemSchema = z.object({
  BASE_URL: z.url(),
  DATA_DIR: z.string(),
  SETTINGS_FILE: z.string(),
  ADMIN_EMAIL: z.string(),
  ADMIN_PASSWORD: z.string(),
})

/** The running systems, one for each worker of Playwright's; scripts/testing/layers.ts starts them. */
const systems = z.array(systemSchema).parse(JSON.parse(given('SYSTEMS')))

/** The system of this worker. */
const system = systems[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? missing('a system')

export const workers = systems.length
export const baseURL = system.BASE_URL
export const dataDir = system.DATA_DIR
export const settingsFile = system.SETTINGS_FILE
export const administrator = { email: system.ADMIN_EMAIL, password: system.ADMIN_PASSWORD }

function given(name: string): string {
  return process.env[name] ?? missing(name)
}

function missing(what: string): never {
  throw new Error(`There is no ${what}: run the journeys by \`npm test -- e2e\`.`)
}
