import { hashtagTexts as texts, randomTexts } from '@kariera/shared/texts/reader'
import { useRef } from 'react'
import { noHashtags } from '../../components/hashtags/noHashtags.ts'
import type { PlacedWord } from './cloudLayout.ts'
import { useCloudLayout, type CloudDrawing } from './useCloudLayout.ts'
import { useCounted, type CloudView } from './useCounted.ts'

/**
 * The hashtags as a cloud (R-TAGS-1), drawn when its reader scrolls near. Its links are for sight and mouse: screen
 * readers and the keyboard use the list before it, which contains all hashtags.
 */
export function HashtagCloud() {
  const box = useRef<HTMLDivElement>(null)
  const { view, isBusy, retry } = useCounted()
  const drawing = useCloudLayout(box, view.status === 'ready' ? view.words : null)
  const notice = noticeOf(view)
  return (
    <div className="hashtag-cloud" ref={box} aria-busy={isBusy}>
      <Drawing drawing={view.status === 'ready' ? drawing : null} />
      <div className="cloud-notice">
        <p role="status" lang="en" className={view.status}>
          {notice}
        </p>
        {view.status === 'failed' && (
          <button type="button" className="button quiet" lang="en" onClick={retry}>
            {randomTexts.retry}
          </button>
        )}
      </div>
    </div>
  )
}

function noticeOf(view: CloudView): string {
  if (view.status === 'failed') return texts.failed.replace('{message}', () => view.message)
  const isEmpty = view.status === 'ready' && view.words.length === 0
  return isEmpty ? noHashtags : ''
}

function Drawing({ drawing }: { drawing: CloudDrawing | null }) {
  const { words, width, height } = drawing ?? { words: [], width: 0, height: 0 }
  return (
    <svg aria-hidden="true" viewBox={drawing ? `0 0 ${width} ${height}` : undefined}>
      {words.map((word, index) => (
        <a key={word.href} href={word.href} className={toneOf(word, index)} tabIndex={-1}>
          <text x={word.x} y={word.y} fontSize={word.size} fontWeight={word.weight}>
            {word.text}
          </text>
        </a>
      ))}
    </svg>
  )
}

/** Colours alternate; large words have a strong one. */
const tones = { large: ['brand', 'ink'], small: ['soft', 'brand'] }
const largeFrom = 20

function toneOf({ size }: PlacedWord, index: number): string {
  const some = size < largeFrom ? tones.small : tones.large
  return some[index % some.length] ?? ''
}
