import type { Page } from 'playwright/test'

type Copied = {
  html?: string
  text?: string
  /** PNG files, as base64. */
  pictures?: { name: string; png: string }[]
}

/** Pastes where the cursor is, as the browser does it. */
export async function paste(page: Page, copied: Copied): Promise<void> {
  await page.evaluate(async ({ html, text, pictures = [] }) => {
    // The editor learns of a moved cursor by an event of the browser's.
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (text !== undefined) clipboardData.setData('text/plain', text)
    for (const { name, png } of pictures) {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([bytes], name, { type: 'image/png' }))
    }
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, copied)
}
