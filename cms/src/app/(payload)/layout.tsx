// First, because it orders the layers of all sheets.
import '../../admin/styles/palette.css'
import '@fontsource-variable/sofia-sans'
import '@kariera/shared/quote-image/fonts.css'
import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { serverFunctions } from '../serverFunctions.ts'
import { importMap } from './admin/importMap.js'
import '../../admin/styles/payload.css'
import '../../admin/styles/elements.css'

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
