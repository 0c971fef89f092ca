import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** A port number, or 0 for "any free one" (used by the tests). */
const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'expected a port number, 0 to 65535', abort: true })
  .transform(Number)
  .refine((number) => number <= 65_535, 'expected a port number, 0 to 65535')

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')

const address = z.url({ protocol: /^https?$/, error: 'expected an http(s) address' })

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'expected a postgres:// address',
})

const environment = z.object({
  DATA_DIR: z.string().default('.data'),
  PORT: port.default(8080),
  CMS_PORT: port.optional(),
  CMS_URL: address.optional(),
  SITE_INTERNAL_PORT: port.optional(),
  SITE_INTERNAL_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  SITE_URL: address.optional(),
  ADMIN_URL: address.optional(),
  MEDIA_URL: address.optional(),
  SITE_HOOKS: z.string().default('local'),
  PAYLOAD_SECRET: z.string().min(32, 'expected at least 32 random characters'),
  HOOK_SECRET: z.string().min(32, 'expected at least 32 random characters').optional(),
  ADMIN_EMAIL: z.email({ error: 'expected an e-mail address' }).default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(8, 'expected at least 8 characters').optional(),
  DEMO: flag.default(true),
})

/** Everything that the processes are told from outside, parsed once at their start. */
export type Settings = ReturnType<typeof readSettings>

/** A setting that cannot be used; the message is a sentence for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Parses the process environment. An empty value counts as unset, as in `.env` files.
 *
 * @throws {SettingsError} naming each bad setting, what was expected, and where to set it
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${describeFault(issue, given)}`,
    )
    throw new SettingsError(`Settings cannot be used (see .env): ${faults.join('; ')}.`)
  }
  const settings = parsed.data
  const cmsPort = settings.CMS_PORT ?? offset(settings.PORT, 1)
  const siteInternalPort = settings.SITE_INTERNAL_PORT ?? offset(settings.PORT, 2)
  const siteUrl = withoutTrailingSlash(settings.SITE_URL ?? `http://localhost:${settings.PORT}`)
  return {
    dataDir: settings.DATA_DIR,
    port: settings.PORT,
    cmsPort,
    siteInternalPort,
    /** On which of the site's addresses the internal port listens. */
    siteInternalHost: settings.SITE_INTERNAL_HOST,
    /** Where the site reads and proxies to. */
    cmsUrl: withoutTrailingSlash(settings.CMS_URL ?? `http://127.0.0.1:${cmsPort}`),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    siteUrl,
    adminUrl: withoutTrailingSlash(settings.ADMIN_URL ?? siteUrl),
    mediaUrl: settings.MEDIA_URL && withoutTrailingSlash(settings.MEDIA_URL),
    siteHooks: settings.SITE_HOOKS.split(',')
      .map((hook) => hook.trim())
      .filter(Boolean),
    payloadSecret: settings.PAYLOAD_SECRET,
    hookSecret: settings.HOOK_SECRET ?? derive(settings.PAYLOAD_SECRET, 'hook'),
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    demo: settings.DEMO,
  }
}

function offset(base: number, by: number): number {
  return base === 0 ? 0 : base + by
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`kariera:${purpose}`).digest('base64')
}

function describeFault(issue: z.core.$ZodIssue, given: Record<string, string | undefined>) {
  const name = String(issue.path[0])
  return name in given ? issue.message : 'is not set'
}
