import styles from './ScreenFailure.module.css'

/** What every screen has around its content, and what is shown in place of it. */
const around = `.app-header, .${styles.screenFailure}`

/** Returns the place of the screen's content if there is none: Payload leaves a list or form that it cannot read empty. */
export function emptyScreen(): Element | null {
  const place = document.querySelector('.template-default__wrap')
  const isEmpty = place !== null && [...place.children].every((child) => child.matches(around))
  return isEmpty ? place : null
}
