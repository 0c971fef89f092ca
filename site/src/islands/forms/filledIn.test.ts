import { brandingSchema } from '@kariera/shared/contracts/writing'
import { expect, it } from 'vitest'
import { entriesOf, messageBody, requestBody } from './filledIn.ts'

const fields = [
  { id: 'f1', label: 'Име', isList: false },
  { id: 'f2', label: 'Какво ви интересува', isList: true },
  { id: 'f3', label: 'Бележка', isList: false },
]
const filledIn = new FormData()
for (const [name, value] of [
  ['serviceName', 'Личен бранд'],
  ['f1', 'Мая'],
  ['f2', 'Интервю'],
  ['f2', 'Снимки'],
  ['f3', '  '],
  ['homepage', ''],
] as const)
  filledIn.append(name, value)

it('R-BRAND-2 a request says what was filled in, lists as lists, and which fields there are', () => {
  const body = requestBody(entriesOf(filledIn), fields)
  expect(body).toEqual({
    serviceName: 'Личен бранд',
    homepage: '',
    formData: { f1: 'Мая', f2: ['Интервю', 'Снимки'] },
    formFields: fields.map(({ id, label }) => ({ id, label })),
  })
  expect(brandingSchema.safeParse(body).success).toBe(true)
})

it('R-BRAND-2 one chosen of a list is a list, too', () => {
  const { formData } = requestBody([{ name: 'f2', value: 'Видео' }], fields)
  expect(formData).toEqual({ f2: ['Видео'] })
})

it('R-CONT-1 a message is its fields by their names', () => {
  const data = new FormData()
  data.append('email', 'maya@example.com')
  data.append('message', 'Здравейте')
  data.append('file', new File([], 'a.txt'))
  expect(messageBody(entriesOf(data))).toEqual({ email: 'maya@example.com', message: 'Здравейте' })
})
