import { readFileSync } from 'node:fs'

/**
 * Returns an id of this run of the machine, from boot to shutdown; null where the operating system does not provide it.
 */
export function bootOfMachine(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}
