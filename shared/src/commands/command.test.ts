import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'

const modules = JSON.stringify(join(import.meta.dirname, 'command.ts'))

/** Runs a command whose work is a function with this body and the parameter `stop`. */
function command(body: string, kind: 'async' | '' = 'async') {
  const program = `
    import { aborted, Failure, runCommand } from ${modules}
    await runCommand(${kind} (stop) => { ${body} })`
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', program])
}

async function exitCode(child: ReturnType<typeof command>) {
  return child.exitCode ?? (await once(child, 'exit'))[0]
}

describe('a command', () => {
  test.each([
    ['at once', ''],
    ['later', 'async'],
  ] as const)('shows a failure that comes %s as a sentence, without a stack', async (_, kind) => {
    const child = command(`throw new Failure('The port is taken.')`, kind)
    expect(await text(child.stderr)).toBe('The port is taken.\n')
    expect(await exitCode(child)).toBe(1)
  })

  test('takes the signals of one Ctrl-C for one, and ends in good order', async () => {
    const child = command(`
      console.log('up')
      await aborted(stop)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return 0`)
    await once(child.stdout, 'data')
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal)
    expect(await exitCode(child)).toBe(0)
  })

  test('ends at once at a second Ctrl-C', async () => {
    const child = command(`
      console.log('up')
      await aborted(stop)
      setTimeout(() => console.log('stopping'), 550)
      await new Promise((resolve) => setTimeout(resolve, 60_000))
      return 0`)
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(await exitCode(child)).toBe(130)
  })
})
