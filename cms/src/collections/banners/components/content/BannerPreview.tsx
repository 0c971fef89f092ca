'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useFormFields } from '@payloadcms/ui'
import {
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useEffect,
  useState,
  type RefObject,
} from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { usualSize } from '../../bannerSide.ts'
import { fitted, shapeFault, type Size } from '../../fitted.ts'
import { idIn, onePosition } from '../position/position.ts'
import { ShownBanner, type Content } from '../ShownBanner.tsx'
import { contentOf, storedFile, type StoredFile } from './storedFile.ts'
import { textIn, writtenContent } from './writtenContent.ts'
import styles from '../Banner.module.css'

const texts = backOfficeTexts.banner

/** Preview of the banner as its position will show it, while it is edited (A-BAN-1). */
export function BannerPreview() {
  const say = useTranslate()
  const positionId = useValueId('position')
  const position = useAnswered('banner-positions', positionId, onePosition)
  const { content, file } = useContent()
  const ground = useRef<HTMLDivElement>(null)
  const room = useInlineSize(ground)
  const headingId = useId()
  const size = position ?? usualSize
  const box = { width: room, height: Infinity }
  const { width, height, scale: part } = fitted(size, box)
  const percent = Math.round(part * 100)
  const scale = percent < 100 ? `, ${say(texts.previewScale(percent))}` : ''
  return (
    <section aria-labelledby={headingId} className={styles.bannerPreview}>
      <h2 id={headingId}>{say(texts.preview)}</h2>
      <p className="field-note">{say(texts.previewSize(size.width, size.height)) + scale}</p>
      {position && file && <ShapeWarning file={file} size={position} />}
      {content && <ContentNotes kind={content.kind} />}
      {positionId === null && <p className="field-note">{say(texts.previewUsual)}</p>}
      <div className={styles.bannerPreviewGround} ref={ground}>
        {room > 0 && content && <ShownBanner box={box} content={content} size={size} />}
        {room > 0 && !content && (
          <p className={styles.bannerPreviewEmpty} style={{ inlineSize: width, blockSize: height }}>
            {say(texts.previewNothing)}
          </p>
        )}
      </div>
    </section>
  )
}

/** What readers would see: the file, or else the text. */
function useContent(): { content: Content | null; file: StoredFile | null } {
  const fileId = useValueId('file')
  const file = useAnswered('banner-files', fileId, storedFile)
  const text = useFormFields(([fields]) => textIn(fields.svgContent?.value))
  const typed = useDeferredValue(text)
  const written = useMemo(() => writtenContent(typed), [typed])
  if (fileId === null) return { content: written, file: null }
  return { content: file && contentOf(file), file }
}

/** Says how a picture does not fit its place. */
function ShapeWarning({ file, size }: { file: StoredFile; size: Size }) {
  const say = useTranslate()
  const fault = shapeFault(file, size)
  return (
    <p className="field-note" data-tone="warning" role="status">
      {fault && say(texts[fault](file.width ?? 0, file.height ?? 0))}
    </p>
  )
}

/** Says what readers will miss in the content: html's outside parts, a link, an alternative text. */
function ContentNotes({ kind }: Pick<Content, 'kind'>) {
  const say = useTranslate()
  const link = useFormFields(([fields]) => textIn(fields.hyperlink?.value)).trim()
  const alt = useFormFields(([fields]) => textIn(fields.alt?.value)).trim()
  const notes = [
    kind === 'html' && texts.htmlAlone,
    link === '' && texts.noLink,
    alt === '' && texts.noAlt,
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <p className="field-note" key={note.en}>
          {say(note)}
        </p>
      ))}
    </>
  )
}

function useValueId(name: string): number | null {
  return useFormFields(([fields]) => idIn(fields[name]?.value))
}

function useAnswered<Value>(
  collection: string,
  id: number | null,
  schema: Parameters<typeof useApiQuery<Value>>[1],
): Value | null {
  const path = id === null ? null : (`/${collection}/${id}?depth=0` as const)
  const { answer } = useApiQuery(path, schema)
  return path !== null && answer.is === 'done' ? answer.value : null
}

/** Returns the width of an element, pixels; 0 until it is known. */
function useInlineSize(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
