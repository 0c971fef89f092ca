import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const PAYLOAD_SECRET = 's'.repeat(40)

describe('settings', () => {
  it('need nothing but a secret', () => {
    const settings = readSettings({ PAYLOAD_SECRET })
    expect(settings).toMatchObject({
      dataDir: '.data',
      port: 8080,
      siteUrl: 'http://localhost:8080',
      adminUrl: 'http://localhost:8080',
      siteHooks: ['local'],
      demo: 'cms/demo',
    })
  })

  it('derive the hook secret, which is not the secret itself', () => {
    const one = readSettings({ PAYLOAD_SECRET }).hookSecret
    expect(one).toBe(readSettings({ PAYLOAD_SECRET }).hookSecret)
    expect(one).not.toContain(PAYLOAD_SECRET)
    expect(one).not.toBe(readSettings({ PAYLOAD_SECRET: 't'.repeat(40) }).hookSecret)
  })

  it('treat an empty value as unset, and take a trailing slash off an address', () => {
    const settings = readSettings({
      PAYLOAD_SECRET,
      ADMIN_PASSWORD: '',
      SITE_URL: 'https://kariera.example/',
    })
    expect(settings.adminPassword).toBeUndefined()
    expect(settings.siteUrl).toBe('https://kariera.example')
  })

  it.each([
    [{}, /PAYLOAD_SECRET: is not set/],
    [{ PAYLOAD_SECRET: 'short' }, /PAYLOAD_SECRET: expected at least 32/],
    [{ PAYLOAD_SECRET, PORT: 'eighty' }, /PORT/],
    [
      { PAYLOAD_SECRET, SITE_URL: 'javascript:alert(1)' },
      /SITE_URL: expected an http\(s\) address/,
    ],
    [{ PAYLOAD_SECRET, DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL: expected a postgres/],
    [{ PAYLOAD_SECRET, DEMO: 'maybe' }, /DEMO/],
    [{ PAYLOAD_SECRET, S3_BUCKET: 'pictures' }, /S3_BUCKET needs S3_ACCESS_KEY_ID/],
    [{ PAYLOAD_SECRET, SMTP_URL: 'http://mail.example' }, /SMTP_URL: expected an smtp/],
    [{ PAYLOAD_SECRET, GTM_ID: "GTM-1');alert(1)" }, /GTM_ID/],
    [{ PAYLOAD_SECRET, TRUST_PROXY: 'all' }, /TRUST_PROXY/],
    [{ PAYLOAD_SECRET, BEHIND_NGINX: 'yes' }, /BEHIND_NGINX/],
  ])('stop with a sentence for %o', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(sentence)
  })

  it('take a folder for the demo publication, or none', () => {
    const demoOf = (DEMO: string) => readSettings({ PAYLOAD_SECRET, DEMO }).demo
    expect(['1', 'true', '0', 'false', '/srv/ours', './ours'].map(demoOf)).toEqual([
      ...['cms/demo', 'cms/demo', null, null],
      ...['/srv/ours', './ours'],
    ])
  })

  it('count nginx as a proxy before the site, and as the public server before the cms', () => {
    const proxies = (env: Record<string, string>) => {
      const { trustProxy, trustProxyOfSite } = readSettings({ PAYLOAD_SECRET, ...env })
      return [trustProxy, trustProxyOfSite]
    }
    expect(proxies({})).toEqual([0, 0])
    expect(proxies({ TRUST_PROXY: '1' })).toEqual([1, 1])
    expect(proxies({ TRUST_PROXY: '1', BEHIND_NGINX: '1' })).toEqual([1, 2])
  })
})
