import { readFileSync } from 'node:fs'

/** Names this run of the machine, from power on to power off; null where the system does not tell. */
export function bootOfMachine(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}
