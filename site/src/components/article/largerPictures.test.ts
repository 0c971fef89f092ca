import { describe, expect, it } from 'vitest'
import { withLargerPictures } from './largerPictures.ts'

const picture = (...sources: string[]) =>
  `<figure><img src="/media/a.jpg" srcset="${sources.join(', ')}" alt="A"><figcaption>Снимка: Б</figcaption></figure>`

describe('pictures that open larger', () => {
  it('are links to their widest file', () => {
    const html = withLargerPictures(picture('/media/a-640.webp 640w', '/media/a-1920.webp 1920w'))
    expect(html).toContain('<figure><a class="larger" href="/media/a-1920.webp"><img src=')
    expect(html).toContain('alt="A"></a><figcaption>')
  })

  it('have a name without a description, too', () => {
    const html = withLargerPictures(picture('/media/a-1920.webp 1920w').replace('"A"', '""'))
    expect(html).toContain('<a class="larger" href="/media/a-1920.webp" aria-label="Увеличи"><img')
  })

  it('are not those that the page shows in full', () => {
    const small = picture('/media/a-320.webp 320w', '/media/a-640.webp 640w')
    expect(withLargerPictures(small)).toBe(small)
    const none = '<figure><img src="/media/a.jpg" srcset="" alt=""></figure>'
    expect(withLargerPictures(none)).toBe(none)
  })

  it('leave the other text as it is', () => {
    const text = '<p>1 &lt;img srcset="x 1920w"&gt;</p>'
    expect(withLargerPictures(text)).toBe(text)
  })
})
