import { errorText } from '@kariera/shared/rules/errors'
import { work, type Job } from './jobs.ts'

/**
 * The process of pictures (collections/media/decoding/pictureProcess.ts): one job after the other. It has no settings and no secrets,
 * and ends with whoever started it, whatever it is at.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (job: Job) => {
  work(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: errorText(error) }),
  )
})
process.send?.('ready')
