import { join } from 'node:path'
import { root } from '../environment.ts'
import { LAYER } from '../testing/processorMeter.ts'
import { attempt } from '../process/run.ts'
import { coloured, say, secondsSince } from '../../shared/src/commands/terminal.ts'

/** The checks that do not run the system. */
export type CheckKind = 'types' | 'lint' | 'format'

interface Check {
  kind: CheckKind
  title: string
  script: string
  args: string[]
  cwd: string
}

/** The longest first, so that two at a time end at about the same time. */
const checks: Check[] = [
  {
    ...tool('types', 'types of site', 'astro/bin/astro.mjs', ['check']),
    cwd: join(root, 'site'),
  },
  typeScript('cms', 'cms'),
  tool('lint', 'lint', 'oxlint/bin/oxlint', ['--deny-warnings']),
  tool('lint', 'lint of pages', 'eslint/bin/eslint.js', ['.', '--max-warnings=0']),
  tool('lint', 'circles', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...['cms/src', 'site/src', 'shared/src', 'scripts', 'e2e'],
    ...['cms/next.config.ts', 'site/astro.config.ts'],
    ...['--config', 'scripts/dependency-cruiser.mjs', '--output-type', 'err'],
  ]),
  tool('lint', 'unused files, exports and dependencies', 'knip/bin/knip.js', ['--no-progress']),
  typeScript('scripts and e2e', '.'),
  typeScript('shared', 'shared'),
  tool('format', 'format', 'oxfmt/bin/oxfmt', ['--check']),
]

/** Number of cores of a small machine. */
const AT_ONCE = 2

/**
 * Checks types, lint and format of the whole repository, all of it even if some fail, and prints what is wrong.
 *
 * @returns whether each kind passed
 */
export async function runChecks(stop: AbortSignal): Promise<Record<CheckKind, boolean>> {
  const passed = { types: true, lint: true, format: true }
  const waiting = [...checks]
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check, stop))) passed[check.kind] = false
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  stop.throwIfAborted()
  return passed
}

async function runCheck(check: Check, stop: AbortSignal): Promise<boolean> {
  const started = Date.now()
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', [LAYER]: 'check' }
  const { ok, output } = await attempt({ ...check, env }, stop, () => undefined)
  if (!ok && !stop.aborted) say(output.join('\n'))
  const mark = ok ? coloured('green', 'passed') : coloured('red', 'failed')
  say(`${check.title}: ${mark} in ${secondsSince(started)} s`)
  return ok
}

function typeScript(title: string, folder: string): Check {
  const cache = join(root, '.build', 'types', `${folder === '.' ? 'root' : folder}.tsbuildinfo`)
  return tool('types', `types of ${title}`, '@typescript/native/bin/tsc', [
    '--project',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    cache,
  ])
}

function tool(kind: CheckKind, title: string, script: string, args: string[]): Check {
  return { kind, title, script: join(root, 'node_modules', script), args, cwd: root }
}
