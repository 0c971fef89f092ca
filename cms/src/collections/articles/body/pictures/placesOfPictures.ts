import { $isUploadNode } from '@payloadcms/richtext-lexical/client'
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils'

/** A place of a picture in a text: the key of its node, and the id of the picture; null if it is not copied. */
export type PicturePlace = { key: string; id: number | null }

/** Returns the pictures of the text in their order. */
export function $placesOfPictures(): PicturePlace[] {
  return $dfs().flatMap(({ node }) => {
    if (!$isUploadNode(node)) return []
    const { value } = node.getData()
    return [{ key: node.getKey(), id: typeof value === 'number' ? value : null }]
  })
}
