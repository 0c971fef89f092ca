import { describe, expect, it } from 'vitest'
import { removeHopByHop } from './hopByHop.ts'

describe('headers that are passed on', () => {
  it('are those for the end, not those of one connection', () => {
    const headers = {
      connection: 'keep-alive, X-Unknown, hop',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      trailer: 'expires',
      'transfer-encoding': 'chunked',
      upgrade: 'websocket',
      'proxy-authorization': 'Basic eA==',
      hop: '1',
      accept: '*/*',
      host: 'kariera.example',
    }
    removeHopByHop(headers)
    expect(headers).toEqual({ accept: '*/*', host: 'kariera.example' })
  })

  it.each(['Connection', 'Proxy-Connection'])(
    '%s takes nothing away that the newsroom decides by',
    (name) => {
      const ours = {
        host: 'kariera.example',
        cookie: 'payload-token=a',
        authorization: 'JWT a',
        origin: 'https://kariera.example',
        'content-length': '2',
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-proto': 'https',
        'x-http-method-override': 'GET',
        'user-agent': 'a',
      }
      const headers = { ...ours, [name.toLowerCase()]: Object.keys(ours).join(', ').toUpperCase() }
      removeHopByHop(headers)
      expect(headers).toEqual(ours)
    },
  )
})
