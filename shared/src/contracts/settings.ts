import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { mailAddress } from './writing.ts'

/** A port number, or 0 for "any free one" (used by the tests). */
const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'expected a port number, 0 to 65535', abort: true })
  .transform(Number)
  .refine((number) => number <= 65_535, 'expected a port number, 0 to 65535')

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')

/** Without a slash, a path could not be distinguished from a mistyped flag. */
const folder = z
  .string()
  .regex(/^(0|1|true|false|.*\/.*)$/, 'expected 0, 1 or a path such as ./publication')
  .transform((text) => {
    if (text.includes('/')) return text
    return text === '1' || text === 'true' ? 'cms/demo' : null
  })

const address = z.url({ protocol: /^https?$/, error: 'expected an http(s) address' })

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'expected a postgres:// address',
})

/** `smtp://user:password@host:port`, or `smtps://` for a connection that is encrypted from its start. */
const smtpAddress = z.url({
  protocol: /^smtps?$/,
  error: 'expected an smtp:// or smtps:// address',
})

/** Hosts, each with its port unless that is the usual one, separated by commas. */
const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (all) =>
      all.every(
        (host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host,
      ),
    'expected hosts such as pictures.example:8443, separated by commas',
  )

/** The port of the public server if PORT is not set. */
export const defaultPort = 8080

const environment = z.object({
  DATA_DIR: z.string().default('.data'),
  PORT: port.default(defaultPort),
  CMS_PORT: port.optional(),
  CMS_URL: address.optional(),
  SITE_INTERNAL_PORT: port.optional(),
  SITE_INTERNAL_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'expected a number of connections, 8 to 500', abort: true })
    .default('20')
    .transform(Number)
    .refine((number) => number >= 8 && number <= 500, 'expected a number of connections, 8 to 500'),
  SITE_URL: address.optional(),
  ADMIN_URL: address.optional(),
  MEDIA_URL: address.optional(),
  SITE_HOOKS: z.string().default('local'),
  PAYLOAD_SECRET: z.string().min(32, 'expected at least 32 random characters'),
  HOOK_SECRET: z.string().min(32, 'expected at least 32 random characters').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: mailAddress.default('redaktsia@example.com'),
  MAIL_TO: mailAddress.optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'expected an id like GTM-ABC1234')
    .optional(),
  TRUSTED_PICTURE_HOSTS: hosts.prefault(''),
  TRUST_PROXY: z
    .string()
    .regex(/^\d{1,2}$/, 'expected how many proxies stand in front, 0 to 99')
    .default('0')
    .transform(Number),
  BEHIND_NGINX: flag.default(false),
  ADMIN_EMAIL: mailAddress.default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(8, 'expected at least 8 characters').optional(),
  DEMO: folder.prefault('1'),
})

/** All settings of the processes, parsed once at their start. */
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
    /** The address of the site's machine that the internal port listens on. */
    siteInternalHost: settings.SITE_INTERNAL_HOST,
    /** The address of the cms, which the site reads from and proxies to. */
    cmsUrl: withoutTrailingSlash(settings.CMS_URL ?? `http://127.0.0.1:${cmsPort}`),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    /** Largest number of database connections of one process of the cms. */
    databaseConnections: settings.DATABASE_CONNECTIONS,
    siteUrl,
    adminUrl: withoutTrailingSlash(settings.ADMIN_URL ?? siteUrl),
    mediaUrl: settings.MEDIA_URL && withoutTrailingSlash(settings.MEDIA_URL),
    siteHooks: settings.SITE_HOOKS.split(',')
      .map((hook) => hook.trim())
      .filter(Boolean),
    payloadSecret: settings.PAYLOAD_SECRET,
    hookSecret: settings.HOOK_SECRET ?? derive(settings.PAYLOAD_SECRET, 'hook'),
    /** The bucket for pictures; null if they are kept in the data folder. */
    s3: bucketOf(settings),
    /** The mail server; undefined if mail is written into the data folder. */
    smtpUrl: settings.SMTP_URL,
    /** The sender of mail. */
    mailFrom: settings.MAIL_FROM,
    /**
     * Fills the site settings at the first start; after that the site settings take precedence. The same holds for
     * `gtmId`.
     */
    mailTo: settings.MAIL_TO,
    gtmId: settings.GTM_ID,
    /** Hosts of pasted pictures that may have an address of a local network. */
    trustedPictureHosts: settings.TRUSTED_PICTURE_HOSTS,
    /** Number of our proxies before the public server; further addresses in the header of a caller are not trusted. */
    trustProxy: settings.TRUST_PROXY,
    /** The same for responses of the site's public server itself: one more if nginx is before it. */
    trustProxyOfSite: settings.TRUST_PROXY + (settings.BEHIND_NGINX ? 1 : 0),
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    /** The publication for an empty database: a folder, absolute or relative to the repository; null for none. */
    demo: settings.DEMO,
  }
}

/** An S3 bucket. Without an endpoint it is at Amazon. */
export type Bucket = {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** @throws {SettingsError} if a bucket is set without its keys */
function bucketOf(settings: z.infer<typeof environment>): Bucket | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings
  if (!bucket) return null
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!accessKeyId || !secretAccessKey) {
    throw new SettingsError(
      'Settings cannot be used (see .env): S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  }
  return { bucket, endpoint, region, accessKeyId, secretAccessKey }
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
