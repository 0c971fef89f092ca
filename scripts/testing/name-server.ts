import { createSocket, type Socket } from 'node:dgram'

/** Lengths in a DNS message, bytes (RFC 1035, section 4). */
const HEADER = 12
const TYPE_AND_CLASS = 4

/** A running name server. */
export interface NameServer {
  /** host:port */
  address: string
  close: () => void
}

/**
 * Starts a name server on this machine: every name that begins with "here." resolves to this machine, no other exists.
 */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    socket.send(answerTo(query), port, address)
  })
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve)
  })
  return { address: `127.0.0.1:${portOf(socket)}`, close: () => socket.close() }
}

function answerTo(query: Buffer): Buffer {
  const question = query.subarray(HEADER, query.indexOf(0, HEADER) + 1 + TYPE_AND_CLASS)
  const exists = question.subarray(1, 5).toString() === 'here'
  const header = Buffer.from(query.subarray(0, HEADER))
  // Flags of a response without an error or with "no such name"; one question, one record or none.
  header.writeUInt16BE(exists ? 0x8180 : 0x8183, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(exists ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  // The name as in the question, type A, class IN, 60 seconds, four bytes of address.
  const record = Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])
  return Buffer.concat([header, question, ...(exists ? [record] : [])])
}

function portOf(socket: Socket): number {
  return socket.address().port
}
