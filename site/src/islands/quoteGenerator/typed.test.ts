import { defaultQuoteTemplate } from '@kariera/shared/contracts/quoteImage'
import { describe, expect, it } from 'vitest'
import { faultsOf, pictureIn, typedFirst, type Typed } from './typed.ts'

const typed: Typed = {
  ...{ text: 'Хлябът не бърза.', author: 'Мая', fontFamily: 'Lora', fontSize: '60' },
  ...{ textX: '0', textY: '628', textAlign: 'left', fontColor: '#ffffff' },
  backgroundColor: '#000000',
}

describe('R-TEST-1 what the generator draws', () => {
  it('is what was filled in, on a picture of the usual size', () => {
    expect(pictureIn(typed)).toEqual({
      text: 'Хлябът не бърза.',
      author: 'Мая',
      template: {
        ...{ ...defaultQuoteTemplate, fontFamily: 'Lora', fontSize: 60, textX: 0, textY: 628 },
        ...{ textAlign: 'left', fontColor: '#ffffff', backgroundColor: '#000000' },
      },
    })
  })

  it('is an example in the usual dress at first', () => {
    expect(pictureIn(typedFirst())).toMatchObject({ template: defaultQuoteTemplate })
  })

  it.each([
    ['text', ' ', 'Въведете цитат.'],
    ['fontSize', '11', 'Цяло число от 12 до 200.'],
    ['fontSize', '201', 'Цяло число от 12 до 200.'],
    ['fontSize', '60.5', 'Цяло число от 12 до 200.'],
    ['textX', '', 'Цяло число от 0 до 1200.'],
    ['textX', '-1', 'Цяло число от 0 до 1200.'],
    ['textY', '629', 'Цяло число от 0 до 628.'],
  ])('is nothing while %s is %j', (name, value, fault) => {
    const wrong = { ...typed, [name]: value }
    expect(faultsOf(wrong)).toEqual({ [name]: fault })
    expect(pictureIn(wrong)).toBeNull()
  })
})
