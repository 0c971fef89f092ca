import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from '../../shared/src/rules/chance.ts'
import { root } from '../environment.ts'

/** An article of the benchmark's editor: a title, and a body as the rich text editor stores it. */
export interface Draft {
  title: string
  body: object
}

/** Bytes of a body, as JSON. */
const BODY_SIZE = 4096

/** The sentences of the demo publication's articles. */
const sentences = globSync(join(root, 'cms', 'demo', 'articles', '*.md'))
  .toSorted()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => /^\p{Lu}.*\.$/u.test(line))
  .flatMap((line) => line.match(/[^.!?]+[.!?]+”?/g) ?? [])
  .map((sentence) => sentence.trim())

/** Returns an article of plain paragraphs, about 4 KB. */
export function writeDraft(chance: Chance): Draft {
  const children: object[] = []
  while (Buffer.byteLength(JSON.stringify(children)) < BODY_SIZE) {
    children.push(paragraph(threeSentences(chance)))
  }
  const title = threeSentences(chance).split(' ').slice(0, 8).join(' ')
  return { title, body: { root: { ...element, type: 'root', children } } }
}

/** Returns a body of plain paragraphs of three sentences, with at least so many words. */
export function writeLongBody(chance: Chance, words: number): object {
  const children: object[] = []
  for (let written = 0; written < words;) {
    const text = threeSentences(chance)
    children.push(paragraph(text))
    written += text.split(' ').length
  }
  return { root: { ...element, type: 'root', children } }
}

function threeSentences(chance: Chance): string {
  return [1, 2, 3].map(() => chance.pickAny(sentences) ?? '').join(' ')
}

const element = { version: 1, format: '', indent: 0, direction: null }

function paragraph(text: string): object {
  const marks = { format: 0, detail: 0, mode: 'normal', style: '' }
  const child = { type: 'text', version: 1, text, ...marks }
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [child] }
}
