import { expect, it } from 'vitest'
import { parseInvoiceCode, formatInvoiceCode } from './invoice-code.ts'

it.each([
  ['7K2QX-9MN4R', '7K2QX9MN4R'],
  [' 7k2qx 9mn4r ', '7K2QX9MN4R'],
  ['oOiIl-lL1i0', '0011111110'],
])('%j is read as %s', (text, code) => {
  expect(parseInvoiceCode(text)).toBe(code)
})

it('is printed in two halves, which are read again', () => {
  expect(formatInvoiceCode('7K2QX9MN4R')).toBe('7K2QX-9MN4R')
  expect(parseInvoiceCode(formatInvoiceCode('7K2QX9MN4R'))).toBe('7K2QX9MN4R')
})
