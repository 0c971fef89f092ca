// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HashtagCloud } from './HashtagCloud.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** @param answers responses of the server, in turn */
async function show(...answers: Response[]) {
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no line'))
  })
  const shown = render(<HashtagCloud />)
  await act(() => Promise.resolve())
  return shown
}

describe('R-TAGS-1 the cloud of hashtags', () => {
  it('says that there is none', async () => {
    await show(Response.json({ docs: [] }))
    const notice = await screen.findByText('No hashtags found with 3+ occurrences')
    expect(notice.lang).toBe('en')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('R-ERR-1 says why there is nothing, and tries again', async () => {
    const error = { success: false, error: 'Too many requests.' }
    await show(Response.json(error, { status: 429 }), Response.json({ docs: [] }))
    await screen.findByText('Error loading hashtags: Too many requests.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('No hashtags found with 3+ occurrences')
  })

  it('R-ERR-1 keeps what it has said while it tries again', async () => {
    await show(new Response('', { status: 503 }))
    await screen.findByText('Error loading hashtags: the server answered with 503')
    const { promise, reject } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => promise)
    const retry = screen.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    expect(retry.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
    screen.getByText('Error loading hashtags: the server answered with 503')
    reject(new TypeError('no line'))
    await screen.findByText('Error loading hashtags: no line')
  })
})
