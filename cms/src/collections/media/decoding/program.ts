import { errorText } from '@kariera/shared/rules/errors'
import { work, type Job } from './jobs.ts'

/**
 * Program of the picture process (collections/media/decoding/pictureProcess.ts): runs one job after the other. It has
 * no settings and no secrets, and is killed as soon as its parent process ends.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (job: Job) => {
  work(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: errorText(error) }),
  )
})
process.send?.('ready')
