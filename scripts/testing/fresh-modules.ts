import { afterAll, vi } from 'vitest'

/**
 * Before each file of integration tests: our own modules are loaded anew, since they read their settings then, and the
 * file leaves nothing to the next one of its worker. Libraries stay loaded: that takes most of the time of a small file.
 */
vi.resetModules()
const environment = { ...process.env }

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, environment)
})
