/**
 * Computes one hash that identifies this device, and dispatches it as an event (recordView.ts). Over plain http hashes
 * are not available, and the event has no value.
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
  // Sorted, so that a rotated device keeps its fingerprint.
  const sides = [width, height].sort((one, other) => one - other)
  const device = [...sides, colorDepth, hardwareConcurrency, memory, maxTouchPoints]
  return JSON.stringify([userAgent, languages, timeZone, ...device])
}

/** Returns the SHA-256, hexadecimal. */
async function hashed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
