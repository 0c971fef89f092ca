'use client'

import { UploadNode } from '@payloadcms/richtext-lexical/client'
import type { SerializedUploadNode } from '@payloadcms/richtext-lexical'
import type { JSX } from 'react'
import { TextPicture } from './TextPicture.tsx'

/** A picture in a text: Payload's node, stored as it stores it, and shown as readers see it. */
export class TextPictureNode extends UploadNode {
  /** What is pasted as HTML has no pictures (body/paste). */
  static override importDOM() {
    return {}
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
    element.className = 'text-picture-place'
    return element
  }

  override decorate(): JSX.Element {
    return <TextPicture nodeKey={this.getKey()} value={this.getData().value} />
  }
}

/** @param picture its id among the newsroom's pictures */
export function $createTextPicture(picture: number): TextPictureNode {
  const id = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return new TextPictureNode({ data: { id, fields: {}, relationTo: 'media', value: picture } })
}
