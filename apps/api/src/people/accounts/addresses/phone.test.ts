import { expect, test } from 'vitest'
import { inWords } from '../../../../test/helpers/in-words.ts'
import { readPhone } from './phone.ts'

const invalid = 'Enter a valid phone number.'

test.each([
  ['254700000001', '+254700000001'],
  ['+254 700 000 001', '+254700000001'],
  ['+254-700.000-001', '+254700000001'],
  ['(+260) 97 1234567', '+260971234567'],
  ['12345', '+12345'],
  ['1234567890123456', '+1234567890123456'],
])('%j is stored as %j', (text, phone) => {
  expect(inWords(readPhone(text))).toEqual({ phone })
})

test.each([
  ['1234', 'Ensure this field has at least 5 characters.'],
  ['+12 34', 'Ensure this field has at least 5 characters.'],
  ['12345678901234567', 'Ensure this field has no more than 16 characters.'],
  ['', invalid],
  ['+', invalid],
  ['++254700000001', invalid],
  ['2547000+00001', invalid],
  ['0800 HARBOUR', invalid],
  ['254700000001 ext 2', invalid],
  ['٠١٢٣٤٥٦٧', invalid],
])('%j: %s', (text, problem) => {
  expect(inWords(readPhone(text))).toEqual({ problem })
})
