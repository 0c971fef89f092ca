import { errorText } from '@kariera/shared/rules/errors'
import { parentPort, workerData } from 'node:worker_threads'
import { inThread, PageFiles } from './pageFiles.ts'
import type { WriterJob, WriterResult } from './writerThread.ts'

/** The code of the thread in publisher/writerThread.ts: writes the pages that it gets, and reports the results. */
const files = new PageFiles(String(workerData), inThread)

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
