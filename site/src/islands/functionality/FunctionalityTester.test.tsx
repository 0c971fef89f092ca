// @vitest-environment jsdom
import { functionalityTexts as texts } from '@kariera/shared/texts/reader'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { checkNames } from './checks.ts'
import { FunctionalityTester } from './FunctionalityTester.tsx'

const expected = { notFound: 'а', noEmployer: 'б', related: 'в', noRelated: 'г' }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('R-TEST-2 shows each check before it was run, and what came of it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
  render(<FunctionalityTester expected={expected} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(
    checkNames.map((name) => `${texts.checks[name]}${texts.states.pending}`),
  )
  const button = screen.getByRole('button', { name: texts.start })
  fireEvent.click(button)
  expect(button.textContent).toBe(texts.overall.running)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  // A second press does not begin a second run.
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(checkNames.length * 100))
  const failed = texts.overall.failed.other.replace('{n}', String(checkNames.length))
  expect(screen.getByRole('status').textContent).toBe(failed)
  expect(button.textContent).toBe(texts.again)
  expect(items[0]?.textContent).toContain('/api/health')
})
