import { resolve } from 'node:path'
import { root } from '../environment.ts'

/** A file as the person named it, from the folder where npm was called: npm itself goes to the root. */
export function fileArgument(name: string): string {
  return resolve(process.env.INIT_CWD ?? root, name)
}
