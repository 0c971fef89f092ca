import { describe, expect, it } from 'vitest'
import { linkAddress } from './linkAddress.ts'

describe('A-RT-1 the address that is meant by what is typed into a link', () => {
  it.each([
    ['https://kariera.bg/x?y=1', 'https://kariera.bg/x?y=1'],
    ['  http://kariera.bg ', 'http://kariera.bg'],
    ['https://https://kariera.bg', 'https://kariera.bg'],
    ['https://http://kariera.bg', 'http://kariera.bg'],
    ['HTTPS://Kariera.bg', 'HTTPS://Kariera.bg'],
    ['kariera.bg', 'https://kariera.bg'],
    ['www.kariera.bg/article/2026/', 'https://www.kariera.bg/article/2026/'],
    ['кариера.бг/статия', 'https://кариера.бг/статия'],
    ['kariera.bg:8080', 'https://kariera.bg:8080'],
    [' redaktsia@kariera.bg ', 'mailto:redaktsia@kariera.bg'],
    ['mailto:redaktsia@kariera.bg?subject=x', 'mailto:redaktsia@kariera.bg?subject=x'],
    ['+359 (2) 123-456', 'tel:+3592123456'],
    ['tel: 0700 12 345', 'tel:070012345'],
  ])('%s', (text, address) => expect(linkAddress(text)).toBe(address))

  it.each([
    '',
    'https://.',
    'mailto:ivan',
    '2026',
    'ivan@kariera',
    'Заплатите през 2026 г.',
    'заплати',
    'https://',
    'javascript:alert(1)',
    'a b.bg',
  ])('none: %s', (text) => expect(linkAddress(text)).toBeNull())
})
