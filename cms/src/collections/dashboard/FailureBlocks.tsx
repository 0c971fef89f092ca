import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { readOr, RowLink } from './Block.tsx'
import { FailedPublishes } from './FailedPublishes.tsx'
import type { DashboardReader, Row } from './readBlocks.ts'
import { readFailed, readUnsent } from './readFailures.ts'
import styles from './Dashboard.module.css'

type Props = {
  reader: DashboardReader
  addressOf: (path: Row['path']) => string
  /** Only editors see what readers send. */
  withMail: boolean
}

/** What failed: publishes that have not reached readers, mail that was not sent. Nothing if all is well. */
export async function FailureBlocks({ reader, addressOf, withMail }: Props) {
  const [failed, unsent] = await Promise.all([
    readOr([], 'failed', reader, readFailed),
    withMail ? readOr([], 'unsent', reader, readUnsent) : [],
  ])
  if (failed.length + unsent.length === 0) return null
  return (
    <div className={styles.failures}>
      {failed.length > 0 && (
        <FailedPublishes
          publishes={failed.map((publish) => ({ ...publish, href: addressOf(publish.path) }))}
        />
      )}
      {unsent.length > 0 && (
        <section aria-labelledby="dashboard-unsent">
          <h2 id="dashboard-unsent">{reader.say(backOfficeTexts.dashboard.unsent)}</h2>
          <ul>
            {unsent.map((row) => (
              <li key={row.path}>
                <div>
                  <RowLink addressOf={addressOf} row={row} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
