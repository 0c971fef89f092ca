import '@fontsource-variable/sofia-sans'
import '@kariera/shared/quote-image/fonts.css'
import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { serverFunctions } from '../serverFunctions.ts'
import { importMap } from './admin/importMap.js'
import '../../admin/styles/palette.css'
import '../../admin/styles/newsroom.css'
import '../../admin/styles/shell.css'
import '../../admin/styles/article-list.css'
import '../../admin/styles/forms.css'
import '../../admin/styles/dates.css'
import '../../admin/styles/lists.css'
import '../../admin/styles/publishing.css'
import '../../admin/styles/article-form.css'
import '../../admin/styles/writing.css'
import '../../admin/styles/text.css'
import '../../admin/styles/components.css'
import '../../admin/styles/pictures.css'
import '../../admin/styles/uploads.css'
import '../../admin/styles/banners.css'
import '../../admin/styles/services.css'
import '../../admin/styles/pages.css'
import '../../admin/styles/questions.css'
import '../../admin/styles/sign-in.css'

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
