// @vitest-environment jsdom
import type { FormField } from '@kariera/shared/contracts/reading/pages'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestForm } from './RequestForm.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (change: Partial<FormField>): FormField => ({
  ...{ id: 'f1', type: 'text', label: 'Име', placeholder: '', required: false, options: [] },
  ...change,
})

const show = (...form: FormField[]) => render(<RequestForm title="Личен „бранд“" form={form} />)

/**
 * Stubs the responses of the server.
 *
 * @returns the bodies that were sent
 */
function answering(...answers: [status: number, told: object][]): object[] {
  const sent: object[] = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as object)
    const [status, told] = answers.shift() ?? [500, {}]
    return Promise.resolve(Response.json(told, { status }))
  })
  return sent
}

const send = () => userEvent.click(screen.getByRole('button'))

describe('R-BRAND-2 the form of a service', () => {
  it('is sent without script, too: by its fields and the name of the service', () => {
    const { container } = show(field({}))
    const form = container.querySelector('form')
    expect(form?.method).toBe('post')
    expect(form?.getAttribute('action')).toBe('/api/email/branding')
    expect(new FormData(form ?? undefined).get('serviceName')).toBe('Личен „бранд“')
    expect(screen.getByLabelText('Име')).toHaveProperty('name', 'f1')
    expect(screen.getByRole('button', { name: 'Изпрати заявка' })).toHaveProperty('type', 'submit')
    const [thanks] = screen.getAllByRole('status')
    expect(thanks?.id).toBe('sent')
  })

  it('has a trap that nobody sees, reaches or hears of', () => {
    const { container } = show()
    const trap = container.querySelector('.trap')
    expect(trap?.getAttribute('aria-hidden')).toBe('true')
    const input = trap?.querySelector('input')
    expect([input?.name, input?.tabIndex, input?.autocomplete]).toEqual(['homepage', -1, 'off'])
  })

  it.each([
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['number', 'number', ''],
    ['text', 'text', 'name'],
  ] as const)('has lines of type %s, which the browser helps to fill in', (type, own, hint) => {
    show(field({ type, placeholder: 'като „това“', required: true }))
    const input = screen.getByLabelText<HTMLInputElement>('Име*')
    expect(input).toMatchObject({ type: own, required: true, placeholder: 'като „това“' })
    expect(input.autocomplete).toBe(hint)
  })

  it('has several lines, and lists that begin with nothing chosen', () => {
    show(
      field({ type: 'textarea', label: 'Текст', placeholder: 'Разкажете' }),
      field({ id: 'f2', type: 'select', options: ['а & б', 'в'], required: true }),
    )
    expect(screen.getByLabelText('Текст')).toHaveProperty('placeholder', 'Разкажете')
    const list = screen.getByLabelText<HTMLSelectElement>('Име*')
    expect(list.value).toBe('')
    expect([...list.options].map(({ value, text, lang }) => [value, text, lang])).toEqual([
      ['', 'Select an option', 'en'],
      ['а & б', 'а & б', ''],
      ['в', 'в', ''],
    ])
  })

  it('has one of several, and several of them, under what they are about', () => {
    const options = ['Днес', 'Утре']
    show(
      field({ type: 'radio', label: 'Кога', options, required: true }),
      field({ id: 'f2', type: 'checkbox', label: 'Какво', options, required: true }),
    )
    expect(screen.getByRole('group', { name: /^Кога/ }).querySelectorAll('input')).toHaveLength(2)
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('required', true)
    screen.getByRole('group', { name: /^Какво.*\(задължително поле\)$/ })
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('required', false)
  })

  it('demands none of several boxes by itself before its script is there', () => {
    const html = renderToStaticMarkup(
      <RequestForm
        title="а"
        form={[field({ type: 'checkbox', options: ['Днес'], required: true })]}
      />,
    )
    expect(html).toContain('<input type="checkbox" name="f1" value="Днес"/>')
  })

  it('has one box where there is nothing to choose from', () => {
    show(field({ type: 'checkbox', label: 'Съгласен съм', required: true }))
    expect(screen.getByRole('checkbox', { name: 'Съгласен съм' })).toHaveProperty('required', true)
    expect(screen.queryAllByRole('group', { name: 'Съгласен съм' })).toEqual([])
  })

  it('says at once what is wrong with each of its fields, and no more when it is right', async () => {
    const sent = answering([200, { success: true }])
    show(
      field({ label: 'Име', required: true }),
      field({ id: 'f2', type: 'email', label: 'Имейл', required: true }),
      field({ id: 'f3', type: 'select', label: 'Област', options: ['а'], required: true }),
      field({ id: 'f4', type: 'radio', label: 'Кога', options: ['Днес'], required: true }),
      field({
        id: 'f5',
        type: 'checkbox',
        label: 'Какво',
        options: ['Текст', 'б'],
        required: true,
      }),
      field({ id: 'f6', type: 'checkbox', label: 'Съгласен', required: true }),
    )
    const wrong = () =>
      [...document.querySelectorAll('.wrong')].map((one) => [one.id, one.textContent])
    await userEvent.type(screen.getByLabelText('Имейл*'), 'мая')
    await send()
    expect(wrong()).toEqual([
      ['field-f1-fault', 'Попълнете това поле.'],
      ['field-f2-fault', 'Въведете цял имейл адрес, например ime@primer.bg.'],
      ['field-f3-fault', 'Изберете една възможност.'],
      ['field-f4-fault', 'Изберете една възможност.'],
      ['field-f5-fault', 'Изберете поне една възможност.'],
      ['field-f6-fault', 'Отбележете, за да продължите.'],
    ])
    const name = screen.getByLabelText('Име*')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(name.getAttribute('aria-describedby')).toBe('field-f1-fault')
    expect(sent).toEqual([])

    await userEvent.type(name, 'Мая')
    expect(wrong()).toHaveLength(5)
    await userEvent.clear(screen.getByLabelText('Имейл*'))
    expect(wrong()[0]).toEqual(['field-f2-fault', 'Попълнете това поле.'])
    await userEvent.type(screen.getByLabelText('Имейл*'), 'maya@example.com')
    await userEvent.selectOptions(screen.getByLabelText('Област*'), 'а')
    await userEvent.click(screen.getByLabelText('Днес'))
    await userEvent.click(screen.getByLabelText('б'))
    await userEvent.click(screen.getByLabelText('Съгласен*'))
    expect(wrong()).toEqual([])
    await send()
    expect(sent).toEqual([
      {
        ...{ serviceName: 'Личен „бранд“', homepage: '' },
        formData: {
          ...{ f1: 'Мая', f2: 'maya@example.com', f3: 'а', f4: 'Днес', f5: ['б'], f6: 'on' },
        },
        formFields: ['Име', 'Имейл', 'Област', 'Кога', 'Какво', 'Съгласен'].map((label, index) => ({
          ...{ id: `f${index + 1}`, label },
        })),
      },
    ])
  })

  it('R-ERR-1 says above itself why it was not sent, keeps what was written, and is thanked for', async () => {
    answering([400, { success: false, error: 'Липсва име.' }], [502, {}], [200, { success: true }])
    const { container } = show(field({}))
    await userEvent.type(screen.getByLabelText('Име'), 'Мая')
    await send()
    const fault = screen.getByRole('alert')
    await expect.poll(() => fault.textContent).toBe('Липсва име.')
    expect(document.activeElement).toBe(fault)
    await send()
    await expect.poll(() => fault.textContent).toBe('Failed to submit form')
    expect(fault.lang).toBe('en')
    expect(screen.getByLabelText('Име')).toHaveProperty('value', 'Мая')
    await send()
    const thanks = screen.getByText('Благодарим ви! Вашата заявка беше изпратена успешно.')
    await expect.poll(() => document.activeElement).toBe(thanks)
    expect(container.querySelector('.reader-form')?.getAttribute('data-state')).toBe('success')
    expect(fault.textContent).toBe('')
  })
})
