import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './environment.ts'
import { findSnapshot, replaceSnapshot } from './migration-snapshots.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'

/**
 * `npm run create-migration -- NAME`: writes the model's types and import map, and the migration from the last schema
 * to this one.
 */
await runCommand(() => {
  const name = process.argv[2] ?? ''
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Failure('Name the migration in lower case: npm run create-migration -- add_quotes')
  }
  const folder = join(root, 'cms', 'src', 'migrations')
  const former = findSnapshot(folder)
  payload('generate:types')
  payload('generate:importmap')
  payload('migrate:create', name)
  replaceSnapshot(folder, former)
  tidy(folder)
  return Promise.resolve(0)
})

function payload(...args: string[]): void {
  const bin = join(root, 'node_modules', 'payload', 'bin.js')
  const env = {
    ...process.env,
    PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
    // Nothing is signed here, but the setting is required.
    PAYLOAD_SECRET: 'x'.repeat(32),
  }
  const { status } = spawnSync(process.execPath, [bin, ...args], {
    cwd: join(root, 'cms'),
    env,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Failure(`payload ${args.join(' ')} failed: see above.`)
}

/** Node runs migrations without a build, so types must be imported as types; the generated index is not used. */
function tidy(folder: string): void {
  rmSync(join(folder, 'index.ts'), { force: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const path = join(folder, file)
    const source = readFileSync(path, 'utf8')
    const tidied = source.replace(
      /^import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    if (tidied !== source) writeFileSync(path, tidied)
  }
}
