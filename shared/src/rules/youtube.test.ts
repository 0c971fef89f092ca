import { describe, expect, it } from 'vitest'
import { videoIdOf } from './youtube.ts'

describe('a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=10s',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'youtu.be/aqz-KE-bpKQ',
    'www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    '  https://www.youtube.com/embed/aqz-KE-bpKQ  ',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;start=3" title="x" allowfullscreen></iframe>',
    "<IFRAME src='//www.youtube.com/embed/aqz-KE-bpKQ'></IFRAME>",
  ])('is named by %s', (text) => {
    expect(videoIdOf(text)).toBe('aqz-KE-bpKQ')
  })

  it.each([
    '',
    'aqz-KE-bpKQ',
    'https://vimeo.com/12345678901',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert("https://youtu.be/aqz-KE-bpKQ")',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    '<iframe src="https://evil.example/embed/aqz-KE-bpKQ"></iframe>',
    '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
  ])('is not named by %s', (text) => {
    expect(videoIdOf(text)).toBeNull()
  })
})
