import { afterAll, expect, vi } from 'vitest'
import { noteFile } from './processorMeter.ts'

/**
 * Runs before each file of unit and integration tests: our own modules are loaded anew, because they read their
 * settings when they are loaded, and each file leaves nothing to the next one of its worker. Libraries stay loaded:
 * loading them takes most of the time of a small file.
 */
vi.resetModules()
const environment = { ...process.env }
const from = Date.now()

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  emptyPage()
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, environment)
  const { testPath } = expect.getState()
  if (testPath) noteFile({ path: testPath, pids: [process.pid], from })
})

/** Tests of components have one page for each worker. */
function emptyPage(): void {
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}
