import '@fontsource-variable/sofia-sans'
import '@kariera/shared/quote-image/fonts.css'
import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { serverFunctions } from '../serverFunctions.ts'
import { importMap } from './admin/importMap.js'
import '../../brand/palette.css'
import '../../brand/newsroom.css'
import '../../brand/forms.css'
import '../../brand/dates.css'
import '../../brand/lists.css'
import '../../brand/publishing.css'
import '../../brand/article-form.css'
import '../../brand/home.css'
import '../../brand/uploads.css'
import '../../brand/banners.css'
import '../../brand/logos.css'
import '../../brand/quotes.css'
import '../../brand/inbox.css'
import '../../brand/services.css'
import '../../brand/pages.css'
import '../../brand/saving.css'
import '../../brand/locks.css'
import '../../brand/sign-in.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return serverFunctions(args)
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
