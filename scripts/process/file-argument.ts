import { resolve } from 'node:path'
import { root } from '../environment.ts'

/** Returns the path of a file argument, relative to the folder where npm was called: npm itself changes to the root. */
export function fileArgument(name: string): string {
  return resolve(process.env.INIT_CWD ?? root, name)
}
