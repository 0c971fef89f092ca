import { randomBytes } from 'node:crypto'

/** Returns a name that no file has had before, and that reveals nothing; sizes append theirs: `-600x400`. */
export function freshName(extension: string): string {
  return `${randomBytes(12).toString('hex')}.${extension}`
}

/** Whether a file got its name here, or is an unfinished write: only such files may be treated as orphans. */
export function isOurs(name: string): boolean {
  return /^[0-9a-f]{24}(?:-\d+x\d+)?\.[a-z]+(?:\.[0-9a-f-]{36}\.part)?$/.test(name)
}
