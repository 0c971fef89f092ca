import { describe, expect, it } from 'vitest'
import { fileFailure } from './fileFailure.ts'

describe('A-BAN-1 a file that was not stored', () => {
  it.each([
    [400, 'File size must be less than 5MB', 'File size must be less than 5MB'],
    [403, 'User not authenticated', 'User not authenticated'],
    [503, 'The disk is full.', 'Upload failed: The disk is full.'],
    [0, null, 'Failed to upload file'],
    [500, null, 'Failed to upload file'],
  ])('%i %s: %s', (status, reason, text) => {
    expect(fileFailure({ status, reason }).en).toBe(text)
  })
})
