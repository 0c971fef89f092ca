import { describe, expect, it } from 'vitest'
import { writtenContent } from './writtenContent.ts'

describe('A-BAN-1 the preview of what is being typed', () => {
  it('is an image for svg, of whatever is in it', () => {
    const text =
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" id="#1 & ±\ud800"/>'
    const content = writtenContent(text)
    expect(content).toMatchObject({ kind: 'image' })
    const src = content && 'src' in content ? content.src : ''
    expect(src).toMatch(/^data:image\/svg\+xml;charset=utf-8,[\w%.~!*'()-]+$/)
    expect(decodeURIComponent(src)).toContain('id="#1 & ±\ufffd"')
  })

  it('is html for everything else', () => {
    for (const text of ['<p>Реклама</p>', 'Реклама', '<!doctype html><svg/>']) {
      expect(writtenContent(text)).toEqual({ kind: 'html', text })
    }
  })

  it('is nothing for nothing', () => {
    expect(writtenContent(' \n')).toBeNull()
  })
})
