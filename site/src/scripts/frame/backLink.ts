import { goBack } from './history.ts'

/** Back links go back when there is a page of ours behind this one; otherwise their address, home, holds. */
for (const link of document.querySelectorAll('a[data-back]')) {
  link.addEventListener('click', (event) => {
    if (goBack()) event.preventDefault()
  })
}
