import { createServer, type Server } from 'node:net'
import { Failure } from '../../shared/src/commands/command.ts'
import { defaultPort } from '../../shared/src/contracts/settings.ts'
import { errorCode } from '../../shared/src/rules/errors.ts'

/** The ports that the servers listen on. */
export interface Ports {
  /** The public server. */
  PORT: number
  CMS_PORT: number
  SITE_INTERNAL_PORT: number
}

/**
 * Chooses the ports: those that are set, else the two after PORT, else free ones.
 *
 * @param env the settings; PORT 0 requests free ports
 * @throws {Failure} if a port that was set, or the default of PORT, is taken
 */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<Ports> {
  const wanted = Number(env.PORT || defaultPort)
  const spare = await freePorts(3)
  const [sparePort = 0, spareCms = 0, spareInternal = 0] = spare
  const port = wanted === 0 ? sparePort : await demand('PORT', wanted)
  return {
    PORT: port,
    CMS_PORT: await choose('CMS_PORT', env, wanted && port + 1, spareCms),
    SITE_INTERNAL_PORT: await choose('SITE_INTERNAL_PORT', env, wanted && port + 2, spareInternal),
  }
}

/** Returns ports of the loopback interface that are free now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map(close))
  return ports
}

async function choose(name: string, env: NodeJS.ProcessEnv, usual: number, spare: number) {
  const wanted = Number(env[name] || '0')
  if (wanted !== 0) return demand(name, wanted)
  return usual !== 0 && (await obstacle(usual)) === undefined ? usual : spare
}

async function demand(name: string, port: number): Promise<number> {
  const code = await obstacle(port)
  if (code === undefined) return port
  if (code === 'EADDRINUSE') {
    throw new Failure(`Port ${port} is taken by another program. Stop it, or set ${name} in .env.`)
  }
  throw new Failure(
    `Port ${port} may not be opened by this user (${code}). Set another ${name} in .env.`,
  )
}

/** Returns why nothing can listen on a port; undefined if it is free, on every interface and on the loopback one. */
async function obstacle(port: number): Promise<string | undefined> {
  try {
    for (const host of [undefined, '127.0.0.1']) await close(await listen(port, host))
    return undefined
  } catch (error) {
    return String(errorCode(error))
  }
}

function listen(port: number, host: string | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen({ port, host }, () => {
      resolve(server)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
  })
}
