import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { inWords } from '../../test/helpers/in-words.ts'
import { dialledPhone, printedPhone, readMobile, readPhone } from './phone.ts'

const invalid = 'Enter a valid phone number.'

test.each([
  ['KE', '0722 345 678', '+254722345678'],
  ['KE', '722345678', '+254722345678'],
  ['KE', '0110 123 456', '+254110123456'],
  ['KE', '00254722345678', '+254722345678'],
  ['KE', '000254722345678', '+254722345678'],
  ['KE', '+254 (0)722 345 678', '+254722345678'],
  ['KE', '2540722345678', '+254722345678'],
  ['KE', '254700000001', '+254700000001'],
  ['KE', '020 2345678', '+254202345678'],
  ['KE', '+260971234567', '+260971234567'],
  ['KE', '260971234567', '+260971234567'],
  ['TZ', '0725292908', '+255725292908'],
  ['UG', '0736123123', '+256736123123'],
  ['ZM', '0571234567', '+260571234567'],
  ['ZM', '0956439422', '+260956439422'],
  ['ZM', '(+260) 97 1234567', '+260971234567'],
  ['ZW', '0771 234 567', '+263771234567'],
  ['MZ', '86 123 4567', '+258861234567'],
  ['CD', '099 812 3456', '+243998123456'],
  ['IT', '06 6982', '+39066982'],
  ['US', '(202) 456‑1111', '+12024561111'],
  ['GB', '+254-700.000-001', '+254700000001'],
  [null, '+254 700 000 001', '+254700000001'],
  [null, '254700000001', '+254700000001'],
  // A country that the library does not know has no numbers of its own.
  ['AQ', '+672 112 345', '+672112345'],
])('from %s, %j is stored as %j', (country, text, phone) => {
  expect(inWords(readPhone(text, country))).toEqual({ phone })
})

test.each([
  ['KE', '1234', 'Ensure this field has at least 5 characters.'],
  ['KE', '+12 34', 'Ensure this field has at least 5 characters.'],
  ['KE', '12345678901234567', 'Ensure this field has no more than 16 characters.'],
  ['KE', '', invalid],
  ['KE', '+', invalid],
  ['KE', '++254700000001', invalid],
  ['KE', '2547000+00001', invalid],
  ['KE', '0800 HARBOUR', invalid],
  ['KE', '254700000001 ext 2', invalid],
  ['KE', '+254 722 345 678 / +254 733 345 678', invalid],
  ['KE', '0722 345', invalid],
  ['KE', '+0722345678', invalid],
  ['KE', '00722345678', invalid],
  ['KE', '+2540722345678901', invalid],
  [null, '0722 345 678', invalid],
  [null, '12345', invalid],
  ['AQ', '0722345678', invalid],
])('from %s, %j: %s', (country, text, problem) => {
  expect(inWords(readPhone(text, country))).toEqual({ problem })
})

test('no number is stored with a zero after its plus', () => {
  const countries = ['KE', 'TZ', 'UG', 'ZM', 'ZW', 'CD', 'MZ', 'IT', 'US', 'JP', 'AE', null]
  const typed = ['0', '00', '000', '+0', '+00', ''].flatMap((start) =>
    ['722345678', '254722345678', '2540722345678', '12345', '66982', '9'.repeat(12)].map(
      (rest) => start + rest,
    ),
  )
  for (const country of countries)
    for (const text of typed) {
      const reading = readPhone(text, country)
      if ('phone' in reading) expect(reading.phone, `${text} in ${country}`).toMatch(/^\+[1-9]\d+$/)
    }
})

test.each([
  ['0722 345 678', '+254722345678'],
  ['+254 722 345 678', '+254722345678'],
  ['020 2345678', null],
  ['hello', null],
])('the mobile number %j is %j', (text, mobile) => {
  expect(readMobile(text, 'KE')).toBe(mobile)
})

test.each([
  ['+254722345678', '+254722345678'],
  ['+0722345678', '0722345678'],
  ['+00254722345678', '00254722345678'],
])('%j, stored, is printed as %j', (stored, phone) => {
  expect(printedPhone(stored)).toBe(phone)
})

const cases = new URL('../../../../../shared/data/cases/phones-checkout.csv', import.meta.url)

describe.skipIf(!existsSync(cases))('numbers that other shops were asked for', () => {
  const lines = existsSync(cases) ? readFileSync(cases, 'utf8').trim().split(/\r?\n/).slice(1) : []
  it.each(lines.map((line) => line.split(',')))(
    'from %s, %j is %j',
    (country, text = '', phone) => {
      expect(readPhone(text, country)).toEqual({ phone })
    },
  )
})

test.each([
  ['+254712345678', '+254 712 345678'],
  ['+260971234567', '+260 97 1234567'],
  ['+0712345678', '0712345678'],
])('%s is dialled as %s', (stored, dialled) => {
  expect(dialledPhone(stored)).toBe(dialled)
})
