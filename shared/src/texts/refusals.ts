/**
 * Messages of the public endpoints to readers when something cannot be accepted. They are in Bulgarian, like the site.
 */
export const refusalTexts = {
  tooLong: 'Съобщението е твърде дълго.',
  notUnderstood: 'Заявката не е в очаквания вид.',
  elsewhere: 'Формулярите се изпращат само от този сайт.',
  missing: (label: string) => `Попълнете полето „${label}“.`,
  wrong: (label: string) => `Проверете какво сте написали в полето „${label}“.`,
  formChanged: 'Междувременно формулярът е променен. Презаредете страницата и опитайте отново.',
  notSentTitle: 'Не беше изпратено',
  back: 'Назад към формуляра',
} as const
