import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './environment.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { runShowingOutput } from './process/run.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { scripts } from './services.ts'
import { withDatabase } from './with-database.ts'

/** Largest number of articles in one run: they are written in one transaction. */
const MOST = 1_000_000

/**
 * `npm run seed -- --articles N`: adds an archive of N varied articles, whether or not the system runs; the same
 * `--seed S` makes the same articles. Every page is rendered anew.
 */
await runCommand(async (stop) => {
  const { articles, seed, settings } = readArguments()
  await withDatabase(settings, stop, (env) => {
    const args = ['--articles', String(articles), '--seed', String(seed)]
    const program = { script: scripts.seed, args, cwd: join(root, 'cms'), env }
    return runShowingOutput('Adding articles', program, stop, say)
  })
  return 0
})

function readArguments() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      seed: { type: 'string', default: '1' },
      settings: { type: 'string', default: join(root, '.env') },
    },
  })
  const articles = Number(values.articles)
  if (!Number.isInteger(articles) || articles < 1 || articles > MOST) {
    throw new Failure(`Give the number of articles, 1 to ${MOST}: npm run seed -- --articles 1000`)
  }
  const seed = Number(values.seed)
  if (!Number.isInteger(seed)) throw new Failure('A seed is a whole number: --seed 7')
  return { articles, seed, settings: values.settings }
}
