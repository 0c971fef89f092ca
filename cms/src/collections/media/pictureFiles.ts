import { contentTypeOf, rasterTypes } from '@kariera/shared/rules/contentTypes'
import { contentPolicyOf, isFileName } from '@kariera/shared/contracts/pictureFiles'
import { mediaPath } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { CollectionOptions, GeneratedAdapter } from '@payloadcms/plugin-cloud-storage/types'
import path from 'node:path'
import { APIError, type Plugin } from 'payload'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { mediaDir } from '../../settings.ts'
import { makeCutsOfNewFile } from './cuts/makeCut.ts'
import { retireFiles, retireFormerFiles } from './hooks/retire.ts'
import { pictureStorage, readPicture } from './storage/storage.ts'

/** Adapter name of the collections whose files are in our storage. */
export const storageName = 'pictures'

/**
 * Stores uploaded files, on disk or in a bucket (docs/decisions/0009): new files are written before the transaction ends,
 * replaced files are only marked for deletion, within it.
 */
const adapter: GeneratedAdapter = {
  name: storageName,
  // Requires the file itself: a request cannot name a file that is already stored.
  requiresClientUploadReceipt: true,

  handleUpload: async ({ file, req }) => {
    // The plugin would treat these files as those of the next picture that is saved with the same request.
    delete req.context._payloadCloudStorage
    const { filename: name, buffer: data, mimeType } = file
    if (!isFileName(name)) throw new Error(`Invalid file name: ${name}`)
    try {
      await pictureStorage.put({ name, data, mimeType })
    } catch (error) {
      req.payload.logger.error({ event: 'media.put.failed', name, error: errorText(error) })
      const text = inLanguageOf(req, backOfficeTexts.picture.notKept)
      throw new APIError(text, 503, {}, true)
    }
  },

  // Nothing is deleted before the change is committed (media/hooks/retire.ts, media/sweepFiles.ts).
  handleDelete: () => undefined,

  /**
   * `/api/media/file/…`: for the newsroom only; readers get pictures from `/media/…`. This is the newsroom's own
   * origin, so only re-encoded raster images are shown inline, SVG is a download, and HTML is not served.
   */
  staticHandler: async (_req, { params }) => {
    const { filename } = params
    const type = contentTypeOf(filename)
    const isFile = isFileName(filename) && !type.startsWith('text/html')
    const data = isFile ? await readPicture(filename) : null
    if (!data) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(data), {
      headers: {
        'content-type': type,
        'content-disposition': rasterTypes.includes(type)
          ? 'inline'
          : `attachment; filename="${filename}"`,
        'content-security-policy': contentPolicyOf(filename),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  },
}

/** A folder that never exists. */
const nowhere = path.join(mediaDir, 'nowhere')

const stored: CollectionOptions = {
  adapter: () => adapter,
  // On our own origin, whatever MEDIA_URL is: the admin shows pictures of no other origin.
  generateFileURL: ({ filename }) => mediaPath(filename),
}

const withFiles = cloudStoragePlugin({
  collections: {
    media: stored,
    'picture-cuts': stored,
    logos: stored,
    'banner-files': stored,
    'quote-images': stored,
    'employer-logos': stored,
  },
})

/**
 * Removes the plugin's column for a file's folder, since our files are in one folder, and gives Payload a folder that does
 * not exist: it would delete replaced files in it before the change is committed.
 */
export const pictureFiles: Plugin = (incoming) => {
  const config = withFiles(incoming)
  const collections = config.collections?.map((collection) =>
    typeof collection.upload === 'object' && collection.upload.adapter === storageName
      ? {
          ...collection,
          upload: { ...collection.upload, staticDir: nowhere },
          hooks: {
            ...collection.hooks,
            afterChange: [
              ...(collection.hooks?.afterChange ?? []),
              retireFormerFiles,
              // The new file is there now.
              ...(collection.slug === 'media' ? [makeCutsOfNewFile] : []),
            ],
            afterDelete: [...(collection.hooks?.afterDelete ?? []), retireFiles],
          },
          fields: collection.fields.filter(
            (field) => !('name' in field && field.name === '_objectKey'),
          ),
        }
      : collection,
  )
  return { ...config, ...(collections && { collections }) }
}
