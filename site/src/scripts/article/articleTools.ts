/** Shares the page with the system's share dialog; if there is none, copies its address and shows a notice. */
for (const tools of document.querySelectorAll('[data-tools]')) {
  const notice = tools.querySelector<HTMLElement>('[role="status"]')
  tools.querySelector('[data-print]')?.addEventListener('click', () => print())
  tools.querySelector('[data-share]')?.addEventListener('click', () => {
    void share(notice)
  })
}

async function share(notice: HTMLElement | null): Promise<void> {
  const url = shareableAddress()
  if ('share' in navigator && (await isShared({ title: document.title, url }))) return
  const done = await isCopied(url)
  if (notice) notice.textContent = notice.dataset[done ? 'copied' : 'notCopied'] ?? ''
}

/** @returns whether the system has shown its dialog, even if the reader has closed it again */
async function isShared(page: ShareData): Promise<boolean> {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused or not available: pages over plain http have no clipboard.
    return false
  }
}

/** Returns the page's canonical address, without parameters of this visit. */
function shareableAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
}
