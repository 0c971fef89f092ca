import { describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/text.ts'
import { storedTable } from '../../body/table/tableNodes.ts'
import { tableOptionsIn } from '../../body/table/tableOptions.ts'
import { wordsOf } from './wordsOf.ts'

const text = (words: string) => ({ type: 'text', version: 1, text: words })

describe('A-ART-1 the words of a text that is being written', () => {
  it('are those that are read, whatever stands around them', () => {
    const children = [
      { type: 'heading', children: [text('Къде')] },
      {
        type: 'paragraph',
        children: [text('раз'), text('дел'), { type: 'linebreak' }, text('ена ')],
      },
      { type: 'list', children: [{ type: 'listitem', children: [text('едно')] }] },
      {
        type: 'paragraph',
        children: [
          text('с '),
          { type: 'link', fields: { url: 'https://a.bg' }, children: [text('връзка')] },
        ],
      },
      storedTable([[[text('а')], [text('б')]]], { hasHeader: true, options: tableOptionsIn(null) }),
      { type: 'upload', value: 5 },
    ]
    const words = wordsOf({ root: { type: 'root', children } })
    expect(words.match(/\S+/g)).toEqual(['Къде', 'раздел', 'ена', 'едно', 'с', 'връзка', 'а', 'б'])
    expect(wordsOf(bodyOf('Две думи')).trim()).toBe('Две думи')
  })

  it('are none where there is no text', () => {
    for (const nothing of [null, undefined, '', {}, { root: null }, { root: { children: 'x' } }])
      expect(wordsOf(nothing).trim()).toBe('')
  })
})
