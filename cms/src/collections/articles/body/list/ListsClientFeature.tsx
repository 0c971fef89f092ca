'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { keepListsApart } from './keepListsApart.ts'

// Before the first editor is made, which opens its text at once.
keepListsApart()

export const ListsClientFeature = createClientFeature({})
