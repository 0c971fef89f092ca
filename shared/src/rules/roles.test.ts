import { expect, it } from 'vitest'
import { backOfficeTexts } from '../texts/back-office.ts'
import { may, roles, rolesWith } from './roles.ts'

it('each role has its rights, and nobody else any', () => {
  expect(roles.filter((role) => may({ role }, 'edit'))).toEqual(['administrator', 'editor'])
  expect(roles.filter((role) => may({ role }, 'administer'))).toEqual(['administrator'])
  for (const nobody of [
    null,
    undefined,
    {},
    { role: null },
    { role: 'edit' },
    { role: ['editor'] },
  ])
    expect(may(nobody, 'edit')).toBe(false)
  expect(rolesWith('edit')).toEqual(['administrator', 'editor'])
})

it('each role has a name', () => {
  expect(Object.keys(backOfficeTexts.roles)).toEqual(roles)
})
