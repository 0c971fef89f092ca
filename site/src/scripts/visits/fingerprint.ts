/**
 * What tells this device from others, as one hash; for who waits for the event (recordView.ts). Where a page came over
 * plain http there are no hashes, and none is told.
 */
void hashed(traits()).then(
  (detail) => dispatchEvent(new CustomEvent('fingerprint', { detail })),
  (error: unknown) => {
    console.warn('views.fingerprint.failed', error)
    dispatchEvent(new CustomEvent('fingerprint'))
  },
)

function traits(): string {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator
  const { width, height, colorDepth } = screen
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const memory: unknown = Reflect.get(navigator, 'deviceMemory')
  // A device that is turned stays the same.
  const sides = [width, height].sort((one, other) => one - other)
  const device = [...sides, colorDepth, hardwareConcurrency, memory, maxTouchPoints]
  return JSON.stringify([userAgent, languages, timeZone, ...device])
}

/** SHA-256, hexadecimal. */
async function hashed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
