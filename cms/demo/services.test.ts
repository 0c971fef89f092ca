import { formFieldTypes, maxServiceDescriptionLength } from '@kariera/shared/contracts/services'
import { describe, expect, it } from 'vitest'
import { services } from './services.ts'

const fields = services.flatMap(({ form }) => form)

describe('R-BRAND-1 the services of the demo', () => {
  it('are four, each with its own icon and a description that fits on a card', () => {
    expect(services).toHaveLength(4)
    expect(new Set(services.map(({ icon }) => icon)).size).toBe(4)
    for (const { description } of services) {
      expect(Array.from(description).length).toBeLessThanOrEqual(maxServiceDescriptionLength)
    }
  })

  it('have forms with fields of every kind, and each asks where to answer', () => {
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(formFieldTypes))
    expect(fields.some(({ type, options }) => type === 'checkbox' && !options)).toBe(true)
    for (const { form } of services) {
      expect(form.some(({ type, required }) => type === 'email' && required)).toBe(true)
      expect(new Set(form.map(({ label }) => label)).size).toBe(form.length)
    }
  })
})
