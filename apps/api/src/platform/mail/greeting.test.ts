import { translatorOf } from '@bandari/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { greeting, plainName } from './greeting.ts'

describe('plainName', () => {
  it.each([
    ['Mrs Wanjiru', 'Mrs Wanjiru'],
    ['Amadou N’Diaye-Sow', 'Amadou N’Diaye-Sow'],
    ['J. K. Otieno, Jr.', 'J. K. Otieno, Jr.'],
    ['John Banda 2nd', 'John Banda 2nd'],
    ['Jos\u{65}\u{301} 李小龍 Мария', 'José 李小龍 Мария'],
    ['win at http://evil.example/x now', 'win at now'],
    ['visit evil.com today', 'visit today'],
    ['visit ｅｖｉｌ．ｃｏｍ today', 'visit today'],
    ['visit ev\u{200b}il.com today', 'visit today'],
    ['www.evil.co.ke', ''],
    ['mallory@evil.example', ''],
    ['call +254 700 000 001', 'call'],
    ['call 0700000001', 'call'],
    ['call 070 000 000 1', 'call'],
    ['Grace Wanjiru 12', 'Grace Wanjiru 12'],
    ['call 07-00-00', 'call'],
    ['evil。com', ''],
    ['<b>Grace</b>', ''],
    ['Grace\r\nBcc: x', 'Grace x'],
    ['   ', ''],
  ])('%j reads %j', (name, plain) => {
    expect(plainName(name)).toBe(plain)
  })

  it('keeps a long name of the region whole', () => {
    const name = 'Mr Jean-Baptiste Mutombo Tshisekedi wa Mulumba'
    expect(plainName(name)).toBe(name)
  })

  it('is 60 characters at most', () => {
    const plain = plainName('Maximiliana '.repeat(9))
    expect(plain).toBe('Maximiliana Maximiliana Maximiliana Maximiliana Maximiliana…')
    expect(plain.length).toBeLessThanOrEqual(60)
    expect(Array.from(plainName('𠮷'.repeat(90)))).toHaveLength(60)
  })
})

it('greets nobody by an address', () => {
  expect(greeting(translatorOf('en'), 'Grace')).toBe('Dear Grace,')
  expect(greeting(translatorOf('en'), 'https://evil.example')).toBe('Good day,')
})
