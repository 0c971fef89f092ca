import type { Page } from 'playwright/test'

/**
 * Records what goes wrong in a page from now on: errors and warnings of its scripts, requests to other hosts, and
 * responses that are failures ("404 http://host/path").
 *
 * @returns a function that returns the faults since it was called before
 */
export function recordFaults(page: Page, baseURL: string): () => string[] {
  let faults: string[] = []
  page.on('console', (message) => {
    // Also recorded as a response.
    const isStatus = message.text().includes('the server responded with a status')
    if (!isStatus && ['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('request', (sent) => {
    if (!sent.url().startsWith(baseURL)) faults.push(`foreign request: ${sent.url()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`)
  })
  return () => {
    const told = faults
    faults = []
    return told
  }
}
