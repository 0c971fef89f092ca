// The first step of every root command: `node scripts/run.mjs start|dev|test|check …arguments`.
// Plain JavaScript for Node 20, because it runs before the pinned Node and TypeScript's types are there:
// it installs the packages if they are missing or have changed, then hands over to scripts/<command>.ts.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InstallFailure, ensureInstalled, pinnedNode } from './install.mjs'

const OLDEST_NODE = 20

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...commandArguments] = process.argv.slice(2)

try {
  refuseOldNode()
  const script = commandScript()
  await ensureInstalled(root, (line) => console.log(line))
  handOver(pinnedNode(root), script)
} catch (error) {
  if (!(error instanceof InstallFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function refuseOldNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return
  throw new InstallFailure(
    `Kariera needs Node ${OLDEST_NODE} or newer, and this is ${process.version}: install a newer Node, then run the command again.`,
  )
}

function commandScript() {
  const script = join(root, 'scripts', `${command}.ts`)
  if (/^[a-z-]+$/.test(command) && existsSync(script)) return script
  throw new InstallFailure(`There is no command "${command}": see "scripts" in package.json.`)
}

/**
 * Runs the command with this terminal and ends as it ends.
 *
 * The command has an IPC channel only so that it notices when this process is killed and cannot forward signals any
 * more.
 *
 * @param {string} node
 * @param {string} script
 */
function handOver(node, script) {
  // Every process of the command finds there what Node has compiled before.
  const variables = { NODE_COMPILE_CACHE: join(root, '.build', 'compiled'), ...process.env }
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', script, ...commandArguments],
    { cwd: root, env: variables, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  passSignalsOn(child)
  child.on('error', (error) => {
    console.error(`${node} cannot be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
  })
}

/**
 * Forwards signals to the command. A terminal sends Ctrl-C to every process of the group, and npm sends it once more to
 * its child. The command counts signals within half a second as one (shared/src/commands/command.ts), and so does this.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsOn(child) {
  let last = 0
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) {
    process.on(signal, () => {
      if (Date.now() - last > 500) child.kill(signal)
      last = Date.now()
    })
  }
}
