import { z } from 'zod'
import { query } from '../postgres/connection.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import { Editor } from './editor.ts'
import type { Figure, Target } from './figures.ts'
import { startFilledSystem, type FilledSystem } from './filled-system.ts'
import { waitForFullRender } from './full-render.ts'
import { memoryOf } from './memory.ts'
import { PublishedPages } from './published-pages.ts'
import { measureBackOffice } from './back-office.ts'
import { measureSaves } from './saves.ts'
import { measureSearches } from './searches.ts'
import { measureVisible } from './visible.ts'
import * as targets from './targets.ts'

/** The measurements at one number of articles. */
export interface SizeReport {
  articles: number
  figures: Figure[]
}

/** A part that can be measured alone. */
type SizePart = (typeof sizeParts)[number]
export const sizeParts = ['search', 'back-office', 'visible'] as const

/** Measures a separate system with the given number of articles. */
export async function measureSize(
  articles: number,
  { samples, part }: { samples: number; part: SizePart | undefined },
  stop: AbortSignal,
): Promise<SizeReport> {
  say(`— ${articles} articles`)
  const closing = new AsyncDisposableStack()
  try {
    const system = await startFilledSystem(articles, closing, stop)
    const pages = new PublishedPages(system.dataDir)
    closing.defer(() => pages.close())
    const rendering = await measureFullRender(system, pages, articles, stop)
    const editor = await Editor.signIn(system.baseUrl, system.credentials)
    if (part === 'back-office') return { articles, figures: await measureBackOffice(editor) }
    const place = { system, editor, pages, stop }
    if (part === 'visible') return { articles, figures: await measureVisible(place, samples) }
    const searches = await measureSearches(system, stop)
    if (part === 'search') return { articles, figures: searches }
    const screens = await measureBackOffice(editor)
    const visible = await measureVisible(place, samples)
    const saves = await measureSaves(place, samples)
    return { articles, figures: [...visible, ...saves, ...rendering, ...searches, ...screens] }
  } finally {
    await closing.disposeAsync()
  }
}

/** Measures the render that the seed has requested: every page is new, and is read, compressed and indexed. */
async function measureFullRender(
  { record }: FilledSystem,
  pages: PublishedPages,
  articles: number,
  stop: AbortSignal,
): Promise<Figure[]> {
  const requestedAt = await everythingRequestedAt(record.databaseUrl)
  const rendered = await waitForFullRender(pages, requestedAt, articles, stop)
  const perSecond = (rendered.pages * 1000) / rendered.ms
  return [
    single(`full render of ${rendered.pages} pages`, 'pages/s', perSecond, targets.fullRender),
    single('memory of cms', 'MiB', memoryOf(record.cms, 'RSS')),
    single('memory of site', 'MiB', memoryOf(record.site, 'RSS')),
    single('memory of postgres', 'MiB', memoryOf(record.postgres, 'PSS')),
  ]
}

/** When the message was written that requests every page to be rendered, milliseconds since 1970. */
async function everythingRequestedAt(databaseUrl: string): Promise<number> {
  const { rows } = await query(
    databaseUrl,
    "SELECT created_at FROM publish_events WHERE document_type = 'everything' ORDER BY id DESC LIMIT 1",
  )
  return z.object({ created_at: z.date() }).parse(rows[0]).created_at.getTime()
}

function single(what: string, unit: Figure['unit'], value: number | null, target?: Target): Figure {
  return { what, unit, values: { one: { value, target } } }
}
