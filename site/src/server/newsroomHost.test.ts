import { describe, expect, it } from 'vitest'
import { rightAddress } from './newsroomHost.ts'

const siteUrl = 'https://kariera.example'
const adminUrl = 'https://redaktsia.kariera.example'

describe('ADMIN_URL', () => {
  it.each([
    ['redaktsia.kariera.example', '/admin', null],
    ['Redaktsia.Kariera.Example:443', '/admin/login', null],
    ['redaktsia.kariera.example', '/api/users/me', null],
    ['redaktsia.kariera.example', '/_next/static/a.js', null],
    ['redaktsia.kariera.example', '/media/a.webp', null],
    ['redaktsia.kariera.example', '/', siteUrl],
    ['redaktsia.kariera.example', '/article/2026/11/parva/', siteUrl],
    ['redaktsia.kariera.example', '/administratsia/', siteUrl],
    ['kariera.example', '/admin', adminUrl],
    ['kariera.example', '/admin/login', adminUrl],
    ['kariera.example', '/api/search', null],
    ['kariera.example', '/', null],
    [undefined, '/', null],
  ])('on a host of its own: %s%s belongs to %s', (host, path, address) => {
    expect(rightAddress({ siteUrl, adminUrl }, host, path)).toBe(address)
  })

  it.each(['kariera.example', '127.0.0.1:8080', undefined])(
    'on the host of the site: everything is right at %s',
    (host) => {
      for (const path of ['/', '/admin', '/api/search']) {
        expect(rightAddress({ siteUrl, adminUrl: siteUrl }, host, path)).toBeNull()
      }
    },
  )
})
