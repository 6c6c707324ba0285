import { describe, expect, it } from 'vitest'
import { validateCharge, readCharge, totalOf } from './charge-form.ts'

it.each([
  ['950', '950.00', null],
  [' 950.5 ', '950.50', null],
  ['1200,75', '1200.75', null],
  ['1', '1.00', null],
  ['0.99', '0.99', 'At least 1.00.'],
  ['0', '0.00', 'At least 1.00.'],
  ['', null, 'Say what shipping costs.'],
  ['-5', null, 'An amount such as 950 or 950.50.'],
  ['1.005', null, 'An amount such as 950 or 950.50.'],
  ['1,200.00', null, 'An amount such as 950 or 950.50.'],
  ['much', null, 'An amount such as 950 or 950.50.'],
])('"%s" reads %s: %s', (text, charge, mistake) => {
  expect(readCharge(text)).toBe(charge)
  expect(validateCharge(text)).toBe(mistake)
})

describe('totalOf', () => {
  it.each([
    ['4300.00', ['950'], '5250.00'],
    ['0.10', ['0.20'], null],
    ['4300.10', ['950.20'], '5250.30'],
    ['4300.00', ['12', '950'], '5250.00'],
    ['4300.00', ['950', ''], null],
  ])('goods for %s with %j: %s', (goods, charges, total) => {
    expect(totalOf(goods, charges)).toBe(total)
  })

  it.each([
    [['84.50', '165'], '5499.50'],
    [['', '165'], '5415.00'],
    [['', ''], '5250.00'],
    [['0.50'], null],
    [['much'], null],
  ])('with %j beside the charge: %s', (extras, total) => {
    expect(totalOf('4300.00', ['950'], extras)).toBe(total)
  })
})
