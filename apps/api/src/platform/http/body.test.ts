import { describe, expect, it } from 'vitest'
import { holdsNull, parseJsonFields, trimText } from './body.ts'

describe('trimText', () => {
  it.each([
    [{ a: ' x ' }, { a: 'x' }],
    [{ password: ' x ' }, { password: ' x ' }],
    [{ a: { b: [' x ', 1, null] } }, { a: { b: ['x', 1, null] } }],
    [' x ', 'x'],
    [7, 7],
  ])('%j → %j', (body, trimmed) => {
    expect(trimText(body)).toEqual(trimmed)
  })

  it('leaves alone what is nested beyond reason', () => {
    const nest = JSON.parse('['.repeat(5000) + ']'.repeat(5000))
    expect(Array.isArray(trimText(nest))).toBe(true)
  })
})

describe('holdsNull', () => {
  it.each([
    [{ a: 'x' }, false],
    [{ a: 'x\0' }, true],
    [{ a: { b: ['\0'] } }, true],
    [null, false],
  ])('%j → %s', (body, holds) => {
    expect(holdsNull(body)).toBe(holds)
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
