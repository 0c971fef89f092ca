import type { FormField } from '@kariera/shared/contracts/reading/pages'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { describe, expect, it } from 'vitest'
import RequestForm from './RequestForm.astro'

const field = (change: Partial<FormField>): FormField => ({
  ...{ id: 'f1', type: 'text', label: 'Име', placeholder: '', required: false, options: [] },
  ...change,
})

async function rendered(...form: FormField[]): Promise<string> {
  const container = await AstroContainer.create()
  const props = { service: { title: 'Личен „бранд“', form } }
  const html = await container.renderToString(RequestForm, { props })
  return html.replaceAll(/\s+/g, ' ').replaceAll(/(?<=>) | (?=<)/g, '')
}

/** The first element of a name, with what stands in its tag. */
const tagIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? ''

describe('R-BRAND-2 the form of a service', () => {
  it('is sent without script, too: by its fields and the name of the service', async () => {
    const html = await rendered(field({}))
    expect(html).toMatch(/<form method="post" action="\/api\/email\/branding"/)
    expect(html).toContain('<input type="hidden" name="serviceName" value="Личен „бранд“">')
    expect(html).toMatch(
      /<label for="field-f1">Име<\/label><input type="text" id="field-f1" name="f1"/,
    )
    expect(html).toContain('<button type="submit">Изпрати заявка</button>')
  })

  it('has a trap that nobody sees, reaches or hears of', async () => {
    const trap = tagIn(await rendered(), /<div class="trap".*?<\/div>/)
    expect(trap).toContain('aria-hidden="true"')
    expect(tagIn(trap, /<input[^>]*>/)).toBe(
      '<input type="text" id="homepage" name="homepage" tabindex="-1" autocomplete="off">',
    )
  })

  it.each([
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['number', 'number', undefined],
    ['text', 'text', 'name'],
  ] as const)(
    'has lines of type %s, which the browser helps to fill in',
    async (type, own, hint) => {
      const html = await rendered(field({ type, placeholder: 'като „това“', required: true }))
      const input = tagIn(html, /<input[^>]*field-f1[^>]*>/)
      expect(input).toContain(`type="${own}"`)
      expect(input).toMatch(/ required(?:[ >])/)
      expect(input).toContain('placeholder="като „това“"')
      if (hint) expect(input).toContain(`autocomplete="${hint}"`)
      else expect(input).not.toContain('autocomplete')
      expect(html).toMatch(/Име<span class="star-mark" aria-hidden="true">\*<\/span>/)
    },
  )

  it('has several lines, and lists that begin with nothing chosen', async () => {
    const lines = await rendered(field({ type: 'textarea', placeholder: 'Разкажете' }))
    expect(tagIn(lines, /<textarea[^>]*>/)).toContain('placeholder="Разкажете"')
    const list = await rendered(field({ type: 'select', options: ['а & б', 'в'], required: true }))
    expect(tagIn(list, /<select.*<\/select>/)).toMatch(
      /required><option value="" lang="en">Select an option<\/option><option value="а &amp; б">а &amp; б<\/option>/,
    )
  })

  it('has one of several, and several of them, under what they are about', async () => {
    const options = ['Днес', 'Утре']
    const radios = await rendered(field({ type: 'radio', options, required: true }))
    expect(radios).toMatch(/<fieldset[^>]*data-label="Име"[^>]*><legend>Име</)
    expect(radios.match(/<input type="radio" name="f1" value="[^"]+" required>/g)).toHaveLength(2)
    const boxes = await rendered(field({ type: 'checkbox', options, required: true }))
    expect(tagIn(boxes, /<fieldset[^>]*>/)).toMatch(
      /data-list.*data-at-least-one="Изберете поне една възможност\."/,
    )
    expect(boxes.match(/<input type="checkbox" name="f1" value="[^"]+">/g)).toHaveLength(2)
    expect(boxes).toContain('(задължително поле)')
  })

  it('has one box where there is nothing to choose from', async () => {
    const html = await rendered(field({ type: 'checkbox', label: 'Съгласен съм', required: true }))
    expect(html).toMatch(
      /<label class="choice"><input type="checkbox" name="f1" required><span>Съгласен съм</,
    )
    expect(html).not.toContain('<fieldset')
  })

  it('keeps the thanks until they are due, and the words that its script says', async () => {
    const html = await rendered()
    expect(html).toMatch(
      /<p class="sent" id="sent" role="status" tabindex="-1">Благодарим ви! Вашата заявка беше изпратена успешно\.<\/p>/,
    )
    expect(tagIn(html, /<form[^>]*>/)).toMatch(
      /data-sending="Изпращане\.\.\.".*data-not-sent="Failed to submit form"/,
    )
  })
})
