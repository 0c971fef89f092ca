const box = document.querySelector<HTMLElement>('[data-hashtag-cloud]')

/** The cloud is drawn when the reader comes near it; on a phone the list of hashtags is before it, and may be enough. */
if (box) {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void start(box)
    },
    { rootMargin: '300px' },
  )
  watch.observe(box)
}

async function start(element: HTMLElement): Promise<void> {
  const { startCloud } = await import('./hashtagCloud.ts')
  startCloud(element)
}
