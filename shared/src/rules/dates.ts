/** Readers and editors live in this time zone, whatever the server's. */
export const timeZone = 'Europe/Sofia'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** dd/MM/yyyy in Europe/Sofia. */
export function formatDate(moment: string | Date): string {
  return parts.format(new Date(moment))
}

/** Year and month in Europe/Sofia, as the first two segments of an article's slug: `2026/11`. */
export function yearAndMonth(moment: string | Date): string {
  const [, month, year] = formatDate(moment).split('/')
  return `${year}/${month}`
}
