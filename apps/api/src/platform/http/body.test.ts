import { describe, expect, it } from 'vitest'
import { parseJsonFields, readNumbers, trimText } from './body.ts'

describe('trimText', () => {
  it.each([
    [{ a: ' x ' }, { a: 'x' }],
    [{ password: ' x ' }, { password: ' x ' }],
    [{ a: { b: [' x ', 1, null] } }, { a: { b: ['x', 1, null] } }],
    [' x ', 'x'],
    [{ 'a\ud800': '\ud800' }, { 'a\ufffd': '\ufffd' }],
    [7, 7],
  ])('%j → %j', (body, trimmed) => {
    expect(trimText(body)).toEqual(trimmed)
  })
})

describe('readNumbers', () => {
  const fields = [
    { path: ['price'], orNull: false },
    { path: ['year'], orNull: true },
    { path: ['rows', '*', 'ids', '*'], orNull: false },
  ]
  it.each([
    [
      { price: '1250000', name: '7' },
      { price: 1_250_000, name: '7' },
    ],
    [{ price: '-0.50' }, { price: -0.5 }],
    [
      { price: 7, year: null },
      { price: 7, year: null },
    ],
    [
      { price: '', year: '' },
      { price: '', year: null },
    ],
    [
      { price: '1e9', year: '0x7e2' },
      { price: '1e9', year: '0x7e2' },
    ],
    [
      { price: '1,5', year: ' ' },
      { price: '1,5', year: ' ' },
    ],
    [
      { price: true, rows: 'none' },
      { price: true, rows: 'none' },
    ],
    [{ rows: [{ ids: ['1', 2] }, null] }, { rows: [{ ids: [1, 2] }, null] }],
    [['1'], ['1']],
    [null, null],
  ])('%j → %j', (body, read) => {
    expect(readNumbers(body, fields)).toEqual(read)
  })
})

describe('parseJsonFields', () => {
  it.each([
    [{ a: '{"b":1}' }, { a: { b: 1 } }],
    [{ a: '{"b":' }, { a: '{"b":' }],
    [{ a: '[1]' }, { a: '[1]' }],
    [{ a: 1 }, { a: 1 }],
    [null, null],
  ])('%j → %j', (body, parsed) => {
    expect(parseJsonFields(body)).toEqual(parsed)
  })
})
