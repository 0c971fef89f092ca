// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- cms and site do not include this folder
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

/** A real S3 server with one bucket, on a free port of this machine. */
export type S3Server = {
  /** What an installation would have in its `.env`. */
  environment: Record<
    'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >
  /** Stops the server; stored files remain for `restart`. */
  stop: () => Promise<void>
  /** Starts the server again with the same files and address. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** @param buckets that exist from the start */
export async function openS3Server(buckets = ['pictures']): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'))
  let port = 0
  let server: S3rver | null = null
  const start = async () => {
    const options = { address: '127.0.0.1', port, silent: true, directory, resetOnClose: false }
    server = new S3rver({ ...options, configureBuckets: buckets.map((name) => ({ name })) })
    port = (await server.run()).port
  }
  const stop = async () => {
    await server?.close()
    server = null
  }
  await start()
  return {
    environment: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop,
    restart: start,
    close: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
