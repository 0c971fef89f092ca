import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings, type Settings } from '../shared/src/contracts/settings.ts'
import { randomPassword } from '../shared/src/rules/password.ts'

/** The folder of the root package.json. */
export const root = resolve(import.meta.dirname, '..')

/** What a command and the processes it starts are told from outside. */
export interface Environment {
  /** The variables, as the processes get them. */
  variables: NodeJS.ProcessEnv
  settings: Settings
  /** Absolute. */
  dataDir: string
  /** The administrator's password where this call has made it up and written it; nobody else's is ever shown. */
  madePassword: string | null
}

/**
 * Reads the settings file, writing one with fresh secrets if there is none. Variables that are set already win.
 *
 * @param file `.env` of this installation by default
 * @throws {SettingsError} a sentence that names each bad setting
 */
export function loadEnvironment(
  given: NodeJS.ProcessEnv,
  log: (line: string) => void,
  file = join(root, '.env'),
): Environment {
  const isFirst = !existsSync(file)
  if (isFirst) {
    writeFileSync(file, freshSettings(readFileSync(join(root, '.env.example'), 'utf8')), {
      mode: 0o600,
      flag: 'wx',
    })
    log(`Wrote ${file} with fresh secrets.`)
  }
  const written = parseEnv(readFileSync(file, 'utf8'))
  const variables = { ...written, ...given }
  const settings = readSettings(variables)
  const madePassword = isFirst && !given.ADMIN_PASSWORD ? (written.ADMIN_PASSWORD ?? null) : null
  return { variables, settings, dataDir: resolve(root, settings.dataDir), madePassword }
}

/** The names of all settings, as `.env.example` has them. */
export function settingNames(): string[] {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}

/** The environment of this process without any setting: for what is none of this installation's business. */
export function variablesWithoutSettings(): NodeJS.ProcessEnv {
  const settings = new Set(settingNames())
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)))
}

function freshSettings(example: string): string {
  return example
    .replace(/^PAYLOAD_SECRET=$/m, `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}`)
    .replace(/^ADMIN_PASSWORD=$/m, `ADMIN_PASSWORD=${randomPassword()}`)
}
