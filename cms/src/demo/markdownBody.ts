import { videoOf } from '@kariera/shared/rules/youtube'
import type { Article } from '@kariera/shared/payload-types'
import { lexer, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import * as build from '../collections/articles/body/bodyBuilder.ts'

const headings = [undefined, undefined, build.h2, build.h3, build.h4]

/**
 * Converts Markdown (CommonMark with tables) to a rich text. A picture alone in a paragraph becomes a picture of the
 * library, an address of a YouTube video alone that video. A comment before a table contains its options in YAML.
 *
 * @param mediaIdOf id of the picture with this path
 * @throws {Error} if the Markdown contains something that the editor does not support
 */
export function markdownBody(
  markdown: string,
  mediaIdOf: (path: string) => number,
): Article['body'] {
  let tableOptions: build.TableOptions = {}
  const elements = lexer(markdown).flatMap((token): build.BodyElement[] => {
    if (token.type === 'space') return []
    if (token.type === 'html') {
      tableOptions = tableOptionsOf(token.raw)
      return []
    }
    const element = elementOf(token, mediaIdOf, tableOptions)
    tableOptions = {}
    return [element]
  })
  return build.body(...elements)
}

/** `<!-- cellPadding: 10 -->` @returns `{ cellPadding: 10 }` */
function tableOptionsOf(comment: string): build.TableOptions {
  const [, yaml] = /^<!--(.*)-->\s*$/s.exec(comment) ?? []
  if (!yaml) throw unsupported(comment)
  return z
    .custom<build.TableOptions>((value) => typeof value === 'object')
    .parse(parse(`{${yaml}}`))
}

function elementOf(
  token: Token,
  mediaIdOf: (path: string) => number,
  tableOptions: build.TableOptions,
): build.BodyElement {
  if (is<Tokens.Paragraph>(token, 'paragraph')) {
    const [only, ...others] = token.tokens
    if (only && others.length === 0 && is<Tokens.Image>(only, 'image')) {
      return build.figure(mediaIdOf(only.href))
    }
    const video = videoOf(token.text)
    return video === null ? build.p(...inlines(token.tokens)) : build.youtube(video)
  }
  if (is<Tokens.Heading>(token, 'heading')) {
    const heading = headings[token.depth]
    if (heading) return heading(...inlines(token.tokens))
  }
  if (is<Tokens.List>(token, 'list')) {
    const items = token.items.map(({ tokens }) => inlines(tokens))
    return token.ordered ? build.ol(items, Number(token.start)) : build.ul(items)
  }
  if (is<Tokens.Blockquote>(token, 'blockquote')) return build.quote(...inlines(token.tokens))
  if (is<Tokens.Hr>(token, 'hr')) return build.rule()
  if (is<Tokens.Table>(token, 'table')) {
    const rows = [token.header, ...token.rows].map((cells) => cells.map(cellText))
    return build.table({ rows, ...tableOptions })
  }
  throw unsupported(token.raw)
}

/** Markdown has no signs for what is above or below the line. */
const scripts: ReadonlyMap<string, 'superscript' | 'subscript' | null> = new Map([
  ['<sup>', 'superscript'],
  ['</sup>', null],
  ['<sub>', 'subscript'],
  ['</sub>', null],
])

/** The content of one paragraph; adjacent plain texts are joined. */
function inlines(tokens: Token[]): build.Inline[] {
  const result: build.Inline[] = []
  let script: 'superscript' | 'subscript' | null = null
  for (const token of tokens.flatMap(unwrapped)) {
    const change = scripts.get(token.raw)
    if (change !== undefined) {
      script = change
      continue
    }
    const last = result.at(-1)
    const plain = inlineOf(token)
    const inline = script && typeof plain === 'string' ? build.formatted(plain, script) : plain
    if (typeof last === 'string' && typeof inline === 'string') result.splice(-1, 1, last + inline)
    else if (inline !== '') result.push(inline)
  }
  return result
}

/** Unwraps the text of list items and quotes, which Marked wraps. */
function unwrapped(token: Token): Token[] {
  const isWrapper = token.type === 'paragraph' || token.type === 'text'
  return isWrapper && 'tokens' in token && token.tokens ? token.tokens : [token]
}

function inlineOf(token: Token): build.Inline {
  if (is<Tokens.Text>(token, 'text') || is<Tokens.Escape>(token, 'escape')) return token.text
  if (is<Tokens.Strong>(token, 'strong')) return build.bold(plainText(token))
  if (is<Tokens.Em>(token, 'em')) return build.italic(plainText(token))
  if (is<Tokens.Del>(token, 'del')) return build.formatted(plainText(token), 'strikethrough')
  if (is<Tokens.Link>(token, 'link')) return build.link(plainText(token), token.href)
  throw unsupported(token.raw)
}

const cellText = ({ text, tokens }: Tokens.TableCell) => plainText({ raw: text, tokens })

/** @throws {Error} if there is a mark within a mark */
function plainText({ raw, tokens }: { raw: string; tokens: Token[] }): string {
  const [text = '', ...others] = inlines(tokens)
  if (typeof text !== 'string' || others.length > 0) throw unsupported(raw)
  return text
}

function is<T extends Token>(token: Token, type: T['type']): token is T {
  return token.type === type
}

function unsupported(markdown: string): Error {
  return new Error(`The editor has nothing for this Markdown: ${markdown.trim().slice(0, 80)}`)
}
