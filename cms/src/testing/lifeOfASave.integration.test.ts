import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { HookPlaces, type HookPlace } from './hookPlaces.ts'

const places = await new HookPlaces().open()
afterAll(() => {
  places.close()
})

const head = `# The life of a save

Generated from the built config: \`npx vitest run --project=integration lifeOfASave -u\` writes it again, and a test fails
while it is not up to date.

1. The form (\`editing/saving\`) sends its fields, with \`basedOn\`: the \`updatedAt\` of the version that it began from.
2. \`limits/query-limits/boundedEndpoint.ts\` refuses what comes from other sites or is too large. What a save needs beside
   the database is done before its turn (\`beforeTurn\`: an article's picture is cut), so that nobody waits for it. The save
   then waits for its turn and has a connection of its own.
3. Payload's operation runs the hooks below in this order, from \`afterChange\` backwards in one transaction with the rows.
4. One of \`afterChange\` writes the event of what readers will see (\`publishing/outbox.ts\`), and \`recordsSave\` who has
   changed which fields, in the same transaction: all of it is there, or nothing.
5. After the commit \`publishing/dispatcher.ts\` tells the site, which renders the pages that have read what has changed.

Of a field, \`beforeValidate\` runs before that of the collection, and \`beforeChange\` after it, with the field's validation.
Moments that Payload sets by itself (\`createdAt\`, \`updatedAt\`, \`deletedAt\`) are left out.

## The collections and globals
`

/** In the order in which they run. */
const stages = [
  'beforeOperation',
  'beforeValidate',
  'beforeChange',
  'afterChange',
  'afterOperation',
] as const
const ofFields = ['beforeValidate', 'beforeChange', 'afterChange'] as const

const ofPayload = ['createdAt', 'updatedAt', 'deletedAt']

type Hooks = Partial<Record<(typeof stages)[number], readonly unknown[]>>

const isOurs = ({ slug }: SanitizedCollectionConfig) => !slug.startsWith('payload-')

it('docs/save.md says which hooks a save runs, in their order', async () => {
  const { default: built } = await import('../payload.config.ts')
  const { collections, globals } = await built
  const known = new Map<string, HookPlace>()
  const named = async (hook: unknown) => {
    const place = await places.placeOf(hook)
    known.set(`${place.name} ${place.file}`, place)
    return `\`${place.name}\``
  }
  const parts: string[] = []
  for (const document of [...collections.filter(isOurs), ...globals]) {
    const lines: string[] = []
    for (const stage of stages) {
      const hooks: Hooks = document.hooks
      const names = await Promise.all((hooks[stage] ?? []).map(named))
      if (names.length > 0) lines.push(`- ${stage}: ${names.join(', ')}`)
    }
    for (const stage of ofFields) {
      const names = await fieldHooks(document.flattenedFields, stage, named)
      if (names.length > 0) lines.push(`- fields, ${stage}: ${names.join('; ')}`)
    }
    parts.push(`### ${document.slug}\n\n${lines.join('\n')}`)
  }
  const hooks = [...known.values()]
    .filter(({ file }) => file !== 'package')
    .sort((one, other) => compare(one.file, other.file))
  const list = hooks.map(
    ({ name, file, about }) => `- \`${name}\` (${file})${about && `: ${about}`}`,
  )
  const page = `${head}\n${parts.join('\n\n')}\n\n## The hooks\n\n${list.join('\n')}\n`
  await expect(page).toMatchFileSnapshot('../../../docs/save.md')
})

async function fieldHooks(
  fields: readonly FlattenedField[],
  stage: (typeof ofFields)[number],
  named: (hook: unknown) => Promise<string>,
  above = '',
): Promise<string[]> {
  const found: string[] = []
  for (const field of fields.filter(({ name }) => !ofPayload.includes(name))) {
    const hooks = 'hooks' in field ? (field.hooks?.[stage] ?? []) : []
    // Fields of Payload are shared by every config that is built in this process, and so have a hook of each.
    const names = [...new Set(await Promise.all(hooks.map(named)))]
    if (names.length > 0) found.push(`${above}${field.name} ${names.join(', ')}`)
    if ('flattenedFields' in field)
      found.push(
        ...(await fieldHooks(field.flattenedFields, stage, named, `${above}${field.name}.`)),
      )
  }
  return found
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
