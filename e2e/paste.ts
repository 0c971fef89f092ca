import type { Page } from 'playwright/test'

/** Pastes where the cursor is, as the browser does it. */
export async function paste(page: Page, copied: { html?: string; text?: string }): Promise<void> {
  await page.evaluate(async ({ html, text }) => {
    // The editor learns of a moved cursor by an event of the browser's.
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (text !== undefined) clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, copied)
}
