import { describe, expect, it } from 'vitest'
import { parseJsonFields, trimText } from './body.ts'

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
