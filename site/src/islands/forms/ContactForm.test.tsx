// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const thanks = 'Благодарим ви! Вашето съобщение беше изпратено успешно.'
const wait = (minutes: number) =>
  `Моля изчакайте ${minutes} минути преди да изпратите ново съобщение.`

/** Renders the form as on a new page, which knows only a stored cooldown. */
async function show() {
  vi.resetModules()
  const { ContactForm } = await import('./ContactForm.tsx')
  return render(<ContactForm />)
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const written = { email: 'maya@example.com', name: 'Мая', phone: '0888', message: 'Здравейте' }

async function writeAndSend(): Promise<void> {
  for (const [name, value] of Object.entries(written)) {
    const field = document.querySelector(`[name="${name}"]`)
    if (field) fireEvent.change(field, { target: { value } })
  }
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(10))
}

const answer = (status: number, told: object, headers = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(told, { status, headers })))

it('R-CONT-1 asks for email, name, phone and message, in four rows, all of them required', async () => {
  await show()
  const fields = [...document.querySelectorAll<HTMLInputElement>('.field > :is(input, textarea)')]
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['email', 'email', true],
    ['name', 'text', true],
    ['phone', 'tel', true],
    ['message', 'textarea', true],
  ])
  expect(fields[3]).toHaveProperty('rows', 4)
})

it('R-CONT-1 is closed while it is sent, and thanked for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await show()
  await writeAndSend()
  const button = screen.getByRole('button', { name: 'Изпращане...' })
  expect(button.matches(':disabled')).toBe(true)
  resolve(Response.json({ success: true }))
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(document.activeElement?.textContent).toBe(thanks)
  expect(document.querySelector('.reader-form')?.getAttribute('data-state')).toBe('success')
})

it('R-CONT-2 is closed on the next page for ten minutes, and then open', async () => {
  answer(200, { success: true })
  const first = await show()
  await writeAndSend()
  first.unmount()
  await show()
  expect(screen.getByText(wait(10))).toBeTruthy()
  expect(screen.getByRole('button').matches(':disabled')).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
  expect(screen.getByText(wait(1))).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText(wait(1))).toBeNull()
  expect(screen.getByRole('button').matches(':disabled')).toBe(false)
})

it('R-CONT-2 waits as long as the server says, with what was written', async () => {
  answer(429, { success: false, error: 'Моля изчакайте' }, { 'retry-after': '90' })
  await show()
  await writeAndSend()
  expect(document.activeElement?.textContent).toBe(wait(2))
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(screen.getByLabelText('Съобщение*')).toHaveProperty('value', written.message)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('R-CONT-2 another tab waits with the one that has written', async () => {
  await show()
  const key = 'contactCooldownUntil'
  localStorage.setItem(key, String(Date.now() + 60_000))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(screen.getByText(wait(1))).toBeTruthy()
})

it('R-CONT-3 says that the call failed, or what the server says', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  await show()
  await writeAndSend()
  const fault = screen.getByRole('alert')
  expect(fault.textContent).toBe('Възникна грешка при изпращането на съобщението.')
  answer(400, { success: false })
  await writeAndSend()
  expect([fault.textContent, fault.lang]).toEqual(['Failed to send message', 'en'])
})
