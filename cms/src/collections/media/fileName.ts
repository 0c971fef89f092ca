import { randomBytes } from 'node:crypto'

/** A name that no file has had before, and that tells nothing; sizes append theirs: `-600x400`. */
export function freshName(extension: string): string {
  return `${randomBytes(12).toString('hex')}.${extension}`
}

/** Whether a file got its name here, or was not finished: no other may be thought forgotten. */
export function isOurs(name: string): boolean {
  return /^[0-9a-f]{24}(?:-\d+x\d+)?\.[a-z]+(?:\.[0-9a-f-]{36}\.part)?$/.test(name)
}
