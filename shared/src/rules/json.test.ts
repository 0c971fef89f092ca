import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseJson } from './json.ts'

const schema = z.object({ path: z.string() })

describe('a text of JSON', () => {
  it('is what it says, without what the schema does not know', () => {
    expect(parseJson(schema, '{"path":"/","more":1}')).toEqual({ path: '/' })
  })

  it.each(['', '{', 'null', '[]', '{"path":1}', '{"path":"/"}}'])(
    'is nothing where it is %j',
    (text) => {
      expect(parseJson(schema, text)).toBeNull()
    },
  )
})
