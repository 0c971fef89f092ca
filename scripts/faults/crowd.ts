import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { system } from './system-under-test.ts'

const { hostname, port } = new URL(system.SYSTEM_URL)

/** The status of a response, and how long it took, milliseconds. */
export interface Answered {
  status: number
  ms: number
}

/** Makes calls all at once. */
export function atOnce(calls: (() => Promise<Response>)[]): Promise<Answered[]> {
  return Promise.all(
    calls.map(async (call) => {
      const started = performance.now()
      const answer = await call()
      await answer.arrayBuffer()
      return { status: answer.status, ms: performance.now() - started }
    }),
  )
}

/** Searches at the given rate per second, each search from another network, until it is stopped. */
export function searchEachSecond(searches: number): { stop: () => Promise<Answered[]> } {
  const answers: Promise<Answered[]>[] = []
  let number = 0
  const timer = setInterval(() => {
    number += 1
    const headers = { 'x-forwarded-for': `198.51.${number % 200}.${number % 251}` }
    const search = () => fetch(`${system.SYSTEM_URL}/api/search?title=проба`, { headers })
    answers.push(atOnce([search]).catch(() => [{ status: 0, ms: 0 }]))
  }, 1000 / searches)
  return {
    stop: async () => {
      clearInterval(timer)
      return (await Promise.all(answers)).flat()
    },
  }
}

/** Opens connections, each from another network, sends this head on each, and then does nothing. */
export async function hold(
  count: number,
  head: (address: string) => string,
): Promise<{ release: () => void }> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Socket> => {
      const socket = connect(Number(port), hostname)
      // The server closes them in the end.
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.pause()
      socket.write(head(`203.0.${index >> 8}.${index & 255}`))
      return socket
    }),
  )
  return {
    release: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
