import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../shared/src/rules/errors.ts'
import { commandLine, isRunning } from '../process/facts.ts'

/** The file that a server writes into its data folder while it runs, and leaves there when it is killed. */
export interface PostmasterFile {
  pid: number
  port: number
}

/** Returns the numbers of the server that runs, or ran until it was killed; undefined after a graceful stop. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  const lines = readLines(clusterDir)
  const pid = Number.parseInt(lines?.[0] ?? '', 10)
  const port = Number.parseInt(lines?.[3] ?? '', 10)
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/** Whether a process is the server of this data folder; true as well if its command line is not readable. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  if (!isRunning(pid)) return false
  const line = commandLine(pid)
  return line === '' || line.includes(clusterDir)
}

/**
 * Lets the next server start although the process number of a killed one seems alive: by now it belongs to another
 * program or to a zombie. A server treats its starter's number as stale, so this process's number is written instead;
 * the rest of the file stays, because from it the server sees whether a process of the killed one still has the data
 * open.
 */
export function disownPostmasterFile(clusterDir: string): void {
  const [, ...rest] = readLines(clusterDir) ?? []
  if (rest.length > 0) {
    writeFileSync(postmasterFile(clusterDir), [String(process.pid), ...rest].join('\n'))
  }
}

function readLines(clusterDir: string): string[] | undefined {
  try {
    return readFileSync(postmasterFile(clusterDir), 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function postmasterFile(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}
