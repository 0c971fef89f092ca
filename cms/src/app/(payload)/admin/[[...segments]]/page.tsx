import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { boundSearch, queryBounds } from '#limits/query-limits/bounds.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<SearchParams>
}
type SearchParams = Record<string, string | string[]>

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams: bounded(searchParams), importMap })
}

async function bounded(searchParams: Promise<SearchParams>): Promise<SearchParams> {
  const kept = Object.entries(await searchParams).filter(([name, value]) => {
    // Payload keeps it as the user's wish, so PostgreSQL must be able to count to it.
    const most = name === 'page' || name === 'limit' ? queryBounds[name] : null
    return most === null || (/^[1-9]\d{0,8}$/.test(String(value)) && Number(value) <= most)
  })
  const { search, ...others } = Object.fromEntries(kept)
  if (search === undefined) return others
  return { ...others, search: typeof search === 'string' ? boundSearch(search) : search }
}
