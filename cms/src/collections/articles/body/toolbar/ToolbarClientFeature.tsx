'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Toolbar } from './Toolbar.tsx'

export const ToolbarClientFeature = createClientFeature({
  plugins: [{ Component: Toolbar, position: 'aboveContainer' }],
})
