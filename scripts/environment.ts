import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { readSettings, type Settings } from '../shared/src/contracts/settings.ts'
import { randomPassword } from '../shared/src/rules/randomPassword.ts'

/** The folder of the root package.json. */
export const root = resolve(import.meta.dirname, '..')

/** The settings and variables of a command and of the processes that it starts. */
export interface Environment {
  /** The environment variables that the processes get. */
  variables: NodeJS.ProcessEnv
  settings: Settings
  /** Absolute. */
  dataDir: string
  /**
   * The administrator's password if this call has created and stored it, else null; no other password is ever shown.
   */
  madePassword: string | null
}

/**
 * Reads the settings file, and writes one with new secrets if there is none. Variables that are set already take
 * precedence.
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

/** Returns the names of all settings in `.env.example`. */
export function settingNames(): string[] {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)
}

/**
 * Returns the environment of this process without any setting, for programs that do not belong to this installation.
 */
export function variablesWithoutSettings(): NodeJS.ProcessEnv {
  const settings = new Set(settingNames())
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)))
}

function freshSettings(example: string): string {
  return example
    .replace(/^PAYLOAD_SECRET=$/m, `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}`)
    .replace(/^ADMIN_PASSWORD=$/m, `ADMIN_PASSWORD=${randomPassword()}`)
}
