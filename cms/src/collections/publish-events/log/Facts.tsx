import { formatDateTime } from '@kariera/shared/rules/dates'
import { articlePath } from '@kariera/shared/routes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldLabel } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { JSONFieldServerComponent, Payload } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { articleFactsSchema, type ArticleFacts } from '#publishing/facts.ts'
import styles from './Log.module.css'

const texts = backOfficeTexts.publishingLog

/** Shows the public state of a document before or after a change to editors. */
export const Facts: JSONFieldServerComponent = async ({
  clientField,
  field,
  data,
  payload,
  i18n,
}) => {
  const value: unknown = 'name' in field ? data[field.name] : null
  const facts = articleFactsSchema.safeParse(value)
  return (
    <div className={clsx('field-type', styles.factsField)}>
      <FieldLabel as="span" label={clientField.label} />
      {facts.success ? (
        <dl className="facts">
          {(await rowsOf(facts.data, payload)).map(([name, text]) => (
            <div key={name.en}>
              <dt>{inLanguageOf({ i18n }, name)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="plain-value">
          {inLanguageOf({ i18n }, value ? texts.inPublic : texts.notPublic)}
        </p>
      )}
    </div>
  )
}

async function rowsOf({ slug, category, datePublished }: ArticleFacts, payload: Payload) {
  return [
    [texts.page, slug === null ? '–' : articlePath(slug)],
    [texts.category, category === null ? '–' : await categoryName(category, payload)],
    [texts.date, datePublished === null ? '–' : formatDateTime(datePublished)],
  ] as const
}

/** Its current name; its number if it no longer exists. */
async function categoryName(id: number, payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  })
  return docs[0]?.value ?? String(id)
}
