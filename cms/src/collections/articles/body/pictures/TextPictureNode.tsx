'use client'

import { UploadNode } from '@payloadcms/richtext-lexical/client'
import type { SerializedUploadNode, UploadData } from '@payloadcms/richtext-lexical'
import type { JSX } from 'react'
import type { DOMConversionMap } from '@payloadcms/richtext-lexical/lexical'
import { reduced } from '../paste/pastedPictures.ts'
import { expectPicture } from './copying.ts'
import { TextPicture } from './TextPicture.tsx'
import type { PendingPicture } from '#editing/uses/waitingPicture.ts'
import styles from '../Text.module.css'

/** A picture in a text: Payload's node, stored as it stores it, and shown as readers see it. */
export class TextPictureNode extends UploadNode {
  /** A picture of pasted HTML, as body/paste reduces it; other HTML brings none. */
  static override importDOM(): DOMConversionMap<HTMLImageElement> {
    const conversion = (image: HTMLImageElement) => ({
      node: $createPlace({
        value: '',
        pending: expectPicture(image.getAttribute('src') ?? '', image.alt),
      }),
    })
    return {
      img: (image) => (image.hasAttribute(reduced) ? { conversion, priority: 0 } : null),
    }
  }

  static override importJSON(stored: SerializedUploadNode): TextPictureNode {
    const { format, ...data } = stored
    // Former texts may have it as a text.
    const isText = typeof data.value === 'string' && /^[1-9]\d{0,8}$/.test(data.value)
    if (isText) data.value = Number(data.value)
    const node = new TextPictureNode({ data })
    node.setFormat(format)
    return node
  }

  /** Without Payload's class, which draws a small card. */
  override createDOM(): HTMLElement {
    const element = document.createElement('div')
    element.className = styles.textPicturePlace ?? ''
    return element
  }

  override decorate(): JSX.Element {
    const { value, pending }: UploadData & { pending?: unknown } = this.getData()
    return <TextPicture nodeKey={this.getKey()} pending={pending} value={value} />
  }
}

/** @param picture its id among the newsroom's pictures */
export function $createTextPicture(picture: number): TextPictureNode {
  return $createPlace({ value: picture })
}

function $createPlace(content: {
  value: number | string
  pending?: PendingPicture
}): TextPictureNode {
  const id = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const data = { id, fields: {}, relationTo: 'media' as const, ...content }
  return new TextPictureNode({ data })
}
