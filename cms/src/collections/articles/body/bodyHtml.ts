import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { escapeHtml } from '@kariera/shared/rules/html'
import { pictureCaption } from '@kariera/shared/rules/pictureCaption'
import type { Media } from '@kariera/shared/payload-types'
import { isTextLink } from '@kariera/shared/rules/links'
import { watchAddress } from '@kariera/shared/rules/youtube'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { readerTexts } from '@kariera/shared/texts/reader'
import { pictureOf } from '../../media/picture.ts'
import { formats } from './formats.ts'
import { listHtml } from './list/listHtml.ts'
import { tableHtml } from './table/tableHtml.ts'
import type { StoredTable } from './table/tableNodes.ts'

type YoutubeBlock = { blockType: 'youtube'; videoId: string }
type BodyNode = DefaultNodeTypes | StoredTable | SerializedBlockNode<YoutubeBlock>

/**
 * Returns the body as HTML for readers. Pictures must be populated (depth 1); missing pictures are left out.
 *
 * @param sponsored its links were paid for, which is marked for search engines
 * @returns an HTML fragment of the fixed vocabulary, every value escaped; empty for an empty body
 */
export function bodyHtmlOf(
  body: SerializedEditorState | null | undefined,
  { sponsored = false } = {},
): string {
  if (!body) return ''
  return convertLexicalToHTML({
    data: body,
    converters: sponsored ? convertersOfPaid : converters,
    disableContainer: true,
    disableIndent: true,
  })
}

/**
 * One converter for each kind of node of the vocabulary, and none for other kinds: no default may add anything else.
 */
const convertersWith =
  (rel: string): HTMLConvertersFunction<BodyNode> =>
  ({ defaultConverters }) => ({
    paragraph: defaultConverters.paragraph,
    text: ({ node }) =>
      formats.reduce(
        (html, { bit, tag }) => (node.format & bit ? `<${tag}>${html}</${tag}>` : html),
        escapeHtml(node.text),
      ),
    quote: defaultConverters.quote,
    tab: defaultConverters.tab,
    heading: ({ node, nodesToHTML, providedStyleTag }) => {
      const tag = node.tag === 'h3' || node.tag === 'h4' ? node.tag : 'h2'
      return `<${tag}${providedStyleTag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
    },
    link: ({ node, nodesToHTML }) =>
      linkHtml(node.fields.url, rel, nodesToHTML({ nodes: node.children })),
    autolink: ({ node, nodesToHTML }) =>
      linkHtml(node.fields.url, rel, nodesToHTML({ nodes: node.children })),
    list: ({ node, nodesToHTML }) => listHtml(node, nodesToHTML),
    horizontalrule: '<hr>',
    linebreak: '<br>',
    upload: ({ node }) =>
      node.relationTo === 'media' && isPicture(node.value) ? figureHtml(node.value) : '',
    table: ({ node, nodesToHTML }) => tableHtml(node, nodesToHTML),
    unknown: () => '',
    blocks: {
      youtube: ({ node }) => youtubeHtml(node.fields.videoId),
    },
  })

const converters = convertersWith('noopener')
const convertersOfPaid = convertersWith('sponsored noopener')

/** With an address that no link may have, only the text stays. */
function linkHtml(url: string | undefined, rel: string, children: string[]): string {
  const text = children.join('')
  if (!url || !isTextLink(url)) return text
  return `<a href="${escapeHtml(url)}" rel="${rel}">${text}</a>`
}

function figureHtml(media: Media): string {
  const picture = pictureOf(media)
  const caption = pictureCaption(picture) || readerTexts.article.creditUnknown
  const sources = picture.sources.map(({ src, width }) => `${escapeHtml(src)} ${width}w`).join(', ')
  return [
    '<figure>',
    `<img src="${escapeHtml(picture.src)}" srcset="${sources}" sizes="(min-width: 768px) 44rem, 100vw"`,
    ` width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"`,
    ` alt="${escapeHtml(picture.alt)}" data-author="${escapeHtml(picture.credit)}">`,
    `<figcaption>${escapeHtml(caption)}</figcaption></figure>`,
  ].join('')
}

/** A link to the video; the player is loaded only when a reader requests it. */
function youtubeHtml(videoId: string): string {
  return (
    `<figure class="youtube" data-video-id="${escapeHtml(videoId)}">` +
    `<a href="${escapeHtml(watchAddress(videoId))}" rel="noopener">${backOfficeTexts.figure.watchVideo}</a></figure>`
  )
}

function isPicture(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && typeof value.id === 'number' && 'filename' in value
}
