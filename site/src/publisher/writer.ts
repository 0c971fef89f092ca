import { errorText } from '@kariera/shared/rules/errors'
import { parentPort, workerData } from 'node:worker_threads'
import { PageFiles } from './pageFiles.ts'
import type { WriterJob, WriterResult } from './writerThread.ts'

/** The thread of publisher/writerThread.ts: writes what it is given, and says how that went. */
const files = new PageFiles(String(workerData))

parentPort?.on('message', (job: WriterJob) => {
  void work(job).then((result) => parentPort?.postMessage(result))
})

async function work({ id, path, html }: WriterJob): Promise<WriterResult> {
  try {
    if (html === null) await files.remove(path)
    else await files.write(path, html)
    return { id, error: null }
  } catch (error) {
    return { id, error: errorText(error) }
  }
}
