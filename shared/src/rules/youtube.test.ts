import { describe, expect, it } from 'vitest'
import { embedAddress, videoOf, videoPattern, watchAddress } from './youtube.ts'

describe('a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?list=x&v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'youtu.be/aqz-KE-bpKQ',
    'www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    '  https://www.youtube.com/embed/aqz-KE-bpKQ  ',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;end=3" title="x" allowfullscreen></iframe>',
    "<IFRAME src='//www.youtube.com/embed/aqz-KE-bpKQ'></IFRAME>",
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ&feature=share',
    '\u200Bhttps://youtu.be/aqz-KE-bpKQ\u200B\uFEFF',
    '<iframe width=560 src=https://www.youtube.com/embed/aqz-KE-bpKQ allowfullscreen></iframe>',
    'https://www.youtube.com/e/aqz-KE-bpKQ',
    'https://www.youtube.com/watch/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=0',
    'https://youtu.be/aqz-KE-bpKQ?t=soon',
    'https://youtu.be/aqz-KE-bpKQ?t=9999999',
  ])('is named by %s', (text) => {
    expect(videoOf(text)).toBe('aqz-KE-bpKQ')
  })

  it.each([
    ['https://youtu.be/aqz-KE-bpKQ?t=43', 43],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=43s', 43],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', 90],
    ['https://youtu.be/aqz-KE-bpKQ?t=1h2m3s', 3723],
    ['https://youtu.be/aqz-KE-bpKQ#t=2m', 120],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=7&end=9', 7],
    ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x&amp;start=3"></iframe>', 3],
  ])('starts where %s says', (text, start) => {
    const video = videoOf(text)!
    expect(video).toBe(`aqz-KE-bpKQ?start=${start}`)
    expect(video).toMatch(videoPattern)
    expect(watchAddress(video)).toBe(`https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=${start}s`)
    expect(videoOf(watchAddress(video))).toBe(video)
    expect(videoOf(embedAddress(video))).toBe(video)
  })

  it.each([
    '',
    'aqz-KE-bpKQ',
    'https://vimeo.com/12345678901',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert("https://youtu.be/aqz-KE-bpKQ")',
    'https://www.youtube.com/embed/videoseries?list=PLx',
    'https://www.youtube.com/embed/live_stream?channel=UCx',
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PLx"></iframe>',
    'https://www.youtube.com/watch?v=live_stream',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    '<iframe src="https://evil.example/embed/aqz-KE-bpKQ"></iframe>',
    '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
  ])('is not named by %s', (text) => {
    expect(videoOf(text)).toBeNull()
  })
})
