import type { Logo, Media } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '#lib/http/operationOf.ts'

declare module 'payload' {
  interface RequestContext {
    /** The name under which the file of this save was sent. */
    originalName?: string | undefined
  }
}

/** Longer names help nobody. */
const maxLength = 200

/** Remembers the name of an uploaded file, before it gets a random one (acceptUpload.ts). */
export const rememberName: CollectionBeforeOperationHook = (call) => {
  const { args, req } = call
  const operation = operationOf(call)
  if (operation === 'create' || operation === 'update') {
    const name = req.file?.name.replaceAll(/\p{C}/gu, '').split(/[/\\]/).at(-1)?.trim()
    req.context.originalName = name ? name.slice(-maxLength).toWellFormed() : undefined
  }
  return args
}

/** Keeps it; a file never changes. */
export const keepName: CollectionBeforeChangeHook<Logo> = ({ data, originalDoc, req }) => {
  const name = req.context.originalName ?? originalDoc?.originalName
  delete req.context.originalName
  return { ...data, originalName: name ?? data.filename }
}

/** Keeps it, and calls the picture by what it shows or, until that is written, by that name. */
export const nameAndTitle: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  const originalName = req.context.originalName ?? originalDoc?.originalName
  delete req.context.originalName
  const alt = data.alt === undefined ? originalDoc?.alt : data.alt
  const title = [alt, originalName].find((text) => text?.trim())
  return { ...data, originalName, title: title ?? '' }
}
