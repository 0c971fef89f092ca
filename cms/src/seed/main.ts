import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { settings } from '../settings.ts'
import { seedArticles } from './seed.ts'

/** Adds an archive to the database of the settings (scripts/seed.ts): `--articles N --seed S`. */
const { values } = parseArgs({
  options: { articles: { type: 'string' }, seed: { type: 'string' } },
})
const count = Number(values.articles)
const started = performance.now()
const client = new pg.Client({
  connectionString: settings.databaseUrl,
  application_name: 'kariera seed',
})
await client.connect()
await seedArticles(drizzle({ client }), {
  count,
  seed: Number(values.seed),
  sites: settings.siteHooks,
  onProgress: progress(),
})
await client.end()
console.log(
  `added ${count} articles in ${seconds().toFixed(1)} s (${rate(count)}/s); every page is to be rendered anew`,
)

/** Reports the progress every two seconds. */
function progress(): (written: number) => void {
  let last = started
  return (written) => {
    if (performance.now() - last < 2000) return
    last = performance.now()
    console.log(`added ${written} of ${count} articles (${rate(written)}/s)`)
  }
}

function seconds(): number {
  return (performance.now() - started) / 1000
}

function rate(articles: number): number {
  return Math.round(articles / seconds())
}
