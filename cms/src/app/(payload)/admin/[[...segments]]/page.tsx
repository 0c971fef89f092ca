import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { boundSearch } from '../../../../lib/query-limits/bounds.ts'
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
  const { search, ...others } = await searchParams
  return typeof search === 'string' ? { ...others, search: boundSearch(search) } : searchParams
}
