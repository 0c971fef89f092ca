/** Shares the page by the system's own means; where there are none, copies its address and says so. */
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

/** @returns whether the system has shown its own means, even if the reader has closed them again */
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
    // Refused, or not there: pages that came over plain http have none.
    return false
  }
}

/** The page's own address, without what brought this reader here. */
function shareableAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
}
