import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../environment.ts'
import { Failure } from '../../shared/src/commands/command.ts'

const execute = promisify(execFile)

/** Differences from the point at which this branch left another branch or commit. */
export interface Changes {
  /** The commit at which they diverged. */
  since: string
  /** Paths from the root: committed, staged, changed or new. */
  files: string[]
}

/** @throws {Failure} if the branch or commit does not exist */
export async function changesSince(base: string): Promise<Changes> {
  const fork = await git(['merge-base', base, 'HEAD']).catch(() => {
    throw new Failure(`There is no commit "${base}" to compare with: name a branch or a commit.`)
  })
  const since = fork.trim()
  const lists = await Promise.all([
    git(['diff', '--name-only', '--no-renames', since]),
    git(['ls-files', '--others', '--exclude-standard']),
  ])
  return { since, files: [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))] }
}

async function git(args: string[]): Promise<string> {
  const { stdout } = await execute('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 ** 2,
  })
  return stdout
}
