import { bodyOf, type ApiClient } from './apiClient.ts'

/** A field of a service's form, as the newsroom stores it. */
type Field = {
  type: string
  label: string
  required?: boolean
  placeholder?: string
  options?: string[]
}

/** A service with a form for readers. */
export type Offered = {
  id: number
  title: string
  path: string
  takeDown: (api: ApiClient) => Promise<void>
}

/** Publishes a service. */
export async function offer(
  api: ApiClient,
  title: string,
  form: Field[],
  data: object = {},
): Promise<Offered> {
  const description = 'За какво става дума, накратко'
  const service = { title, description, body: bodyOf('Какво правим за вас.'), form, ...data }
  const { id, slug } = await api.change<{ id: number; slug: string }>(
    'post',
    '/services?depth=0',
    service,
  )
  return {
    id,
    title,
    path: `/branding/${slug}/`,
    takeDown: async (later) => {
      await later.change('patch', `/services/${id}`, { deletedAt: new Date().toISOString() })
    },
  }
}

/** One field of every kind; all are required except the telephone, the number and the long text. */
export const everyField: Field[] = [
  { type: 'text', label: 'Име и фамилия', required: true },
  { type: 'email', label: 'Имейл за връзка', required: true, placeholder: 'ime@primer.bg' },
  { type: 'tel', label: 'Телефон за връзка' },
  { type: 'number', label: 'Брой хора' },
  { type: 'select', label: 'Област', required: true, options: ['Образование', 'Здравеопазване'] },
  { type: 'radio', label: 'Кога', required: true, options: ['До месец', 'Не бързаме'] },
  { type: 'checkbox', label: 'Какво ви трябва', required: true, options: ['Текст', 'Снимки'] },
  { type: 'textarea', label: 'Разкажете ни', placeholder: 'С какво се занимавате' },
  { type: 'checkbox', label: 'Съгласни сме да ни потърсите', required: true },
]
