import type { Caller } from '../rest.ts'
import type { TestNewsroom } from '../newsroom.ts'
import type { TestAccount } from '../account.ts'
import { fileOf, textFieldOf, type Subject } from './documents.ts'

/** A caller's attempt on a document. */
export type Attempt = {
  newsroom: TestNewsroom
  call: Caller
  slug: string
  subject: Subject
  owner: TestAccount
  /** Fields of a new document; the documents that it refers to exist already. */
  content: object
  /** The text that is written by attempts that write. */
  word: string
}

/**
 * Tries to read a document.
 *
 * @returns whether it was shown
 */
type Look = (attempt: Attempt) => Promise<{ answer: Response; shown: boolean }>

/** An attempt to change something. */
type Change = {
  /** Whether the document is in the trash before the attempt. */
  ofTrashed?: true
  /** Whether the database must contain the word afterwards. */
  writes?: true
  send: (attempt: Attempt) => Promise<Response>
}

/** The attempts for each line about reading. */
export const looks: Record<string, Record<string, Look>> = {
  read: {
    list: listing(''),
    'list with drafts': listing('&draft=true'),
    'by id': byId(''),
    'by id with drafts': byId('?draft=true'),
    count: counting(''),
  },
  'read in trash': {
    list: listing('&trash=true&depth=99&limit=0&pagination=false'),
    'by id': byId('?trash=true&draft=true&depth=99'),
    count: counting('&trash=true'),
  },
  'read versions': {
    versions: async ({ call, slug, subject }) => {
      const where = `where[parent][equals]=${subject.id}&trash=true`
      const answer = await call('GET', `/${slug}/versions?${where}`)
      const { docs = [] } = await bodyOfAnswer(answer)
      return { answer, shown: Array.isArray(docs) && docs.length > 0 }
    },
    'version by id': async ({ call, slug, subject }) => {
      const answer = await call('GET', `/${slug}/versions/${subject.versionId}?trash=true`)
      return { answer, shown: answer.ok }
    },
  },
}

/** The attempts for each line about writing. */
export const changes: Record<string, Record<string, Change>> = {
  create: { create: { writes: true, send: create } },
  update: {
    update: { writes: true, send: (attempt) => patch(attempt, '', written(attempt)) },
    'update of many': { writes: true, send: (attempt) => patchMany(attempt, '', written(attempt)) },
  },
  draft: {
    draft: {
      writes: true,
      send: (attempt) => patch(attempt, '?draft=true', { ...written(attempt), _status: 'draft' }),
    },
    autosave: {
      writes: true,
      send: (attempt) => patch(attempt, '?draft=true&autosave=true', written(attempt)),
    },
    'unpublish of many': {
      send: (attempt) => patchMany(attempt, '', { _status: 'draft' }),
    },
  },
  trash: {
    trash: { send: (attempt) => patch(attempt, '', { deletedAt: moment() }) },
    'trash of many': { send: (attempt) => patchMany(attempt, '', { deletedAt: moment() }) },
  },
  restore: {
    restore: {
      ofTrashed: true,
      send: (attempt) => patch(attempt, '?trash=true', { deletedAt: null }),
    },
    'restore of many': {
      ofTrashed: true,
      send: (attempt) => patchMany(attempt, '&trash=true', { deletedAt: null }),
    },
  },
  'restore version': {
    'restore version': {
      send: ({ call, slug, subject }) => call('POST', `/${slug}/versions/${subject.versionId}`, {}),
    },
    'restore version as draft': {
      send: ({ call, slug, subject }) =>
        call('POST', `/${slug}/versions/${subject.versionId}?draft=true`, {}),
    },
  },
  duplicate: {
    duplicate: {
      send: ({ call, slug, subject }) => call('POST', `/${slug}/${subject.id}/duplicate`, {}),
    },
  },
  delete: {
    delete: { send: (attempt) => remove(attempt, '') },
    'delete of many': { send: (attempt) => removeMany(attempt, '') },
    'delete with a date': {
      send: (attempt) => remove(attempt, '?trash=true', { deletedAt: moment() }),
    },
  },
  'delete from trash': {
    delete: { ofTrashed: true, send: (attempt) => remove(attempt, '?trash=true') },
    'delete of many': { ofTrashed: true, send: (attempt) => removeMany(attempt, '&trash=true') },
  },
}

function listing(query: string): Look {
  return async ({ call, slug, subject }) => {
    const answer = await call('GET', `/${slug}?where[id][equals]=${subject.id}${query}`)
    const { docs = [] } = await bodyOfAnswer(answer)
    return { answer, shown: Array.isArray(docs) && docs.length > 0 }
  }
}

function counting(query: string): Look {
  return async ({ call, slug, subject }) => {
    const answer = await call('GET', `/${slug}/count?where[id][equals]=${subject.id}${query}`)
    const { totalDocs = 0 } = await bodyOfAnswer(answer)
    return { answer, shown: Number(totalDocs) > 0 }
  }
}

function byId(query: string): Look {
  return async ({ call, slug, subject }) => {
    const answer = await call('GET', `/${slug}/${subject.id}${query}`)
    return { answer, shown: answer.ok }
  }
}

async function create({ call, slug, content }: Attempt): Promise<Response> {
  const file = await fileOf(slug)
  if (!file) return call('POST', `/${slug}`, content)
  const { data, name, mimetype } = file
  const form = new FormData()
  form.set('_payload', JSON.stringify(content))
  form.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  return call('POST', `/${slug}`, form)
}

function patch({ call, slug, subject }: Attempt, query: string, data: object) {
  return call('PATCH', `/${slug}/${subject.id}${query}`, data)
}

function patchMany({ call, slug, subject }: Attempt, query: string, data: object) {
  return call('PATCH', `/${slug}?where[id][equals]=${subject.id}${query}`, data)
}

function remove({ call, slug, subject }: Attempt, query: string, data?: object) {
  return call('DELETE', `/${slug}/${subject.id}${query}`, data)
}

function removeMany({ call, slug, subject }: Attempt, query: string) {
  return call('DELETE', `/${slug}?where[id][equals]=${subject.id}${query}`)
}

/** The published status is kept: without a status Payload would save a draft. */
function written({ slug, word }: Attempt): object {
  const status = slug === 'articles' || slug === 'quotes' ? { _status: 'published' } : {}
  return { ...status, [textFieldOf[slug] ?? 'id']: word }
}

function moment(): string {
  return new Date().toISOString()
}

async function bodyOfAnswer(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.clone().json()) as Record<string, unknown>
}
