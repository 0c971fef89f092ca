import { goBack } from './history.ts'

/** Back links go back when the previous page is one of ours; otherwise their address, home, is used. */
for (const link of document.querySelectorAll('a[data-back]')) {
  link.addEventListener('click', (event) => {
    if (goBack()) event.preventDefault()
  })
}
