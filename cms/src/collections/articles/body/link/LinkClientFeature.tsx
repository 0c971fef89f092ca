'use client'

import { LinkFeatureClient } from '@payloadcms/richtext-lexical/client'
import { LinkBoxPlugin } from './LinkBoxPlugin.tsx'
import { OPEN_LINK_BOX } from './openLinkBox.ts'

/** Payload's links without their floating editor, which opens a drawer: the box at the words takes its place. */
export const LinkClientFeature: typeof LinkFeatureClient = (props) => {
  const provider = LinkFeatureClient(props)
  return {
    ...provider,
    feature: (args) => {
      const { feature } = provider
      const payloads = typeof feature === 'function' ? feature(args) : feature
      const groups = payloads.toolbarFixed?.groups ?? []
      return {
        ...payloads,
        plugins: [
          ...(payloads.plugins ?? []).filter(({ position }) => position !== 'floatingAnchorElem'),
          { Component: LinkBoxPlugin, position: 'normal' },
        ],
        toolbarInline: { groups: [] },
        toolbarFixed: {
          groups: groups.map((group) => ({
            ...group,
            items: group.items.map((item) => ({
              ...item,
              isEnabled: () => true,
              onSelect: ({ editor }) => editor.dispatchCommand(OPEN_LINK_BOX, undefined),
            })),
          })),
        },
      }
    },
  }
}
