import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { choosePorts, freePorts } from './ports.ts'

const servers: Server[] = []

async function occupy(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A port whose two successors are free too. */
async function freeRow(): Promise<number> {
  for (;;) {
    const [port = 0] = await freePorts(1)
    const chosen = await choosePorts({ PORT: String(port) })
    if (chosen.SITE_INTERNAL_PORT === port + 2 && chosen.CMS_PORT === port + 1) return port
  }
}

describe('the ports', () => {
  test('are the one that is set and the two after it', async () => {
    const port = await freeRow()
    expect(await choosePorts({ PORT: String(port) })).toEqual({
      PORT: port,
      CMS_PORT: port + 1,
      SITE_INTERNAL_PORT: port + 2,
    })
  })

  test('say in a sentence that the port of the public server is taken', async () => {
    const port = await freeRow()
    await occupy(port)
    await expect(choosePorts({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or set PORT in .env.`,
    )
  })

  test('say so for an inner one that was set, too', async () => {
    const port = await freeRow()
    await occupy(port + 1)
    await expect(choosePorts({ PORT: String(port), CMS_PORT: String(port + 1) })).rejects.toThrow(
      `Port ${port + 1} is taken by another program. Stop it, or set CMS_PORT`,
    )
  })

  test('give way where an inner one was not set', async () => {
    const port = await freeRow()
    await occupy(port + 1)
    const chosen = await choosePorts({ PORT: String(port) })
    expect(chosen.CMS_PORT).not.toBe(port + 1)
    expect(chosen.SITE_INTERNAL_PORT).toBe(port + 2)
  })

  test('are all free ones for port 0', async () => {
    const { PORT, CMS_PORT, SITE_INTERNAL_PORT } = await choosePorts({ PORT: '0' })
    expect(new Set([PORT, CMS_PORT, SITE_INTERNAL_PORT, 0]).size).toBe(4)
  })
})
