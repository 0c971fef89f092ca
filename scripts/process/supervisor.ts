import { setTimeout as sleep } from 'node:timers/promises'
import { endGroup, startGroup, type Group, type Program } from './groups.ts'
import { eachLine } from '../../shared/src/commands/terminal.ts'

/** A part of the system that runs until it is stopped. */
export interface Service extends Program {
  name: 'cms' | 'site' | 'pages'
  /**
   * The line it prints when it answers; after that it counts as able to start, so the delays of its restarts begin
   * anew.
   */
  upLine?: RegExp
}

/** Callbacks of a service; `onStart` and `onEnd` are called for each of its processes. */
export interface ServiceReports {
  onLine: (line: string) => void
  onStart: (pid: number) => void
  /** @param again milliseconds until the next start */
  onEnd: (how: string, again: number) => void
}

/** Milliseconds. */
export const usualDelays = {
  /** Before the first restart; doubled with each further one until the service comes up. */
  first: 500,
  longest: 10_000,
  /**
   * A process that has run this long counts as healthy, like one that printed its up line: the next delay is the first
   * one again.
   */
  healthy: 10_000,
  /** Between the request to end and the kill. */
  grace: 8_000,
}

/**
 * Starts a service, and starts it again whenever it ends.
 *
 * @returns a function that stops it permanently
 */
export function keepRunning(
  service: Service,
  reports: ServiceReports,
  delays = usualDelays,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let group = launch(service, reports)

  const watch = async () => {
    let delay = delays.first
    for (;;) {
      const started = Date.now()
      const { how } = await group.ended
      if (isStopping()) return
      if (group.wasUp() || Date.now() - started > delays.healthy) delay = delays.first
      reports.onEnd(how, delay)
      await pause(delay, stopping.signal)
      if (isStopping()) return
      delay = Math.min(delay * 2, delays.longest)
      group = launch(service, reports)
    }
  }
  const watching = watch()

  return {
    async stop() {
      stopping.abort()
      await endGroup(group.pid, delays.grace)
      await watching
    },
  }
}

function launch(service: Service, reports: ServiceReports): Group & { wasUp: () => boolean } {
  const group = startGroup(service)
  let wasUp = false
  eachLine(group.stdout, (line) => {
    wasUp ||= service.upLine?.test(line) ?? false
    reports.onLine(line)
  })
  eachLine(group.stderr, reports.onLine)
  reports.onStart(group.pid)
  return { ...group, wasUp: () => wasUp }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}
