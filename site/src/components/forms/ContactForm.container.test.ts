import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import ContactForm from './ContactForm.astro'

async function rendered(): Promise<string> {
  const container = await AstroContainer.create()
  return (await container.renderToString(ContactForm)).replaceAll(/\s+/g, ' ')
}

it('R-CONT-1 asks for email, name, phone and message, in four rows, all of them required', async () => {
  const html = await rendered()
  const fields = [...html.matchAll(/<(?:input|textarea)[^>]*id="field-[^>]*>/g)].map(([tag]) => tag)
  expect(fields.map((tag) => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
    ...['email', 'name', 'phone', 'message'],
  ])
  for (const tag of fields) expect(tag).toMatch(/ required/)
  expect(fields[0]).toContain('type="email"')
  expect(fields[2]).toContain('type="tel"')
  expect(fields[3]).toContain('rows="4"')
})

it('R-CONT-2 R-CONT-3 brings along what its script has to say', async () => {
  const [form = ''] = /<form[^>]*>/.exec(await rendered()) ?? []
  for (const text of [
    'action="/api/email/contact"',
    'data-not-sent="Failed to send message"',
    'data-failed="Възникна грешка при изпращането на съобщението."',
    'data-wait="Моля изчакайте {N} минути преди да изпратите ново съобщение."',
  ])
    expect(form).toContain(text)
})
