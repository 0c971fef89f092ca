import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link } from '@payloadcms/ui'
import { Sign } from '../../admin/components/Sign.tsx'
import { readOr } from './Block.tsx'
import type { DashboardReader, Row } from './readBlocks.ts'
import { readFirstSteps } from './readFirstSteps.ts'
import styles from './Dashboard.module.css'

const texts = backOfficeTexts.dashboard.first

type Props = { reader: DashboardReader; addressOf: (path: Row['path']) => string }

/** What to do first in a publication without articles. */
export async function FirstSteps({ reader, addressOf }: Props) {
  const { say } = reader
  const steps = await readOr([], 'first', reader, readFirstSteps)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="dashboard-first" className={styles.firstSteps}>
      <h2 id="dashboard-first">{say(texts.title)}</h2>
      <ol>
        {steps.map(({ name, path, isDone }) => (
          <li key={name}>
            <Link href={addressOf(path)} prefetch={false}>
              {say(texts.steps[name].name)}
            </Link>
            {isDone === true && (
              <>
                {' '}
                <Sign of="confirm" /> {say(texts.done)}
              </>
            )}
            <small>{say(texts.steps[name].why)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
