import type { Chance } from '../../cms/src/seed/chance.ts'
import { makeStory, tell } from '../../cms/src/seed/story.ts'
import { sentences } from '../../cms/src/seed/words/sentences.ts'
import { titles } from '../../cms/src/seed/words/titles.ts'

/** An article of the benchmark's editor: a title, and a body as the rich text editor stores it. */
export interface Draft {
  title: string
  body: object
}

/** Bytes of a body, as JSON. */
const BODY_SIZE = 4096

/** Returns an article of plain paragraphs, about 4 KB. */
export function writeDraft(chance: Chance): Draft {
  const story = makeStory(chance)
  const children: object[] = []
  const left = chance.shuffled(sentences)
  while (Buffer.byteLength(JSON.stringify(children)) < BODY_SIZE && left.length > 0) {
    children.push(paragraph(left.splice(0, 3).map((sentence) => tell(sentence, story))))
  }
  return {
    title: tell(chance.pick(titles), story),
    body: { root: { ...element, type: 'root', children } },
  }
}

/** Returns a body of plain paragraphs of three sentences, with at least so many words. */
export function writeLongBody(chance: Chance, words: number): object {
  const story = makeStory(chance)
  const children: object[] = []
  for (let written = 0; written < words;) {
    const texts = [1, 2, 3].map(() => tell(chance.pick(sentences), story))
    children.push(paragraph(texts))
    written += texts.join(' ').split(' ').length
  }
  return { root: { ...element, type: 'root', children } }
}

const element = { version: 1, format: '', indent: 0, direction: null }

function paragraph(texts: string[]): object {
  const marks = { format: 0, detail: 0, mode: 'normal', style: '' }
  const text = { type: 'text', version: 1, text: texts.join(' '), ...marks }
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] }
}
