import { fitted, type Size } from '../fitted.ts'
import styles from './Banner.module.css'

/** An image or html at an address, or html that is not stored yet. */
export type Content = { kind: 'image' | 'html'; src: string } | { kind: 'html'; text: string }

type Props = { content: Content; size: Size; box: Size }

/**
 * A banner's content at the size of its position, scaled down to fit. It is inert: html runs no scripts, sends nothing
 * and its links do nothing.
 */
export function ShownBanner({ content, size, box }: Props) {
  const { width, height, scale } = fitted(size, box)
  if (content.kind === 'image') {
    return (
      <span className={styles.shownBanner} style={{ inlineSize: width, blockSize: height }}>
        <img alt="" height={height} loading="lazy" src={content.src} width={width} />
      </span>
    )
  }
  const source = 'text' in content ? { srcDoc: content.text } : { src: content.src }
  return (
    <span className={styles.shownBanner} style={{ inlineSize: width, blockSize: height }}>
      <iframe
        {...source}
        aria-hidden="true"
        height={size.height}
        inert
        sandbox=""
        style={{ transform: `scale(${scale})` }}
        tabIndex={-1}
        title="html"
        width={size.width}
      />
    </span>
  )
}
