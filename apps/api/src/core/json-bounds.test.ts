import { describe, expect, it } from 'vitest'
import { containsNull, isTooDeep } from './json-bounds.ts'

describe('containsNull', () => {
  it.each([
    [{ a: 'x' }, false],
    [{ a: 'x\0' }, true],
    [{ a: { b: ['\0'] } }, true],
    [{ 'a\0': 1 }, true],
    [null, false],
  ])('%j → %s', (body, holds) => {
    expect(containsNull(body)).toBe(holds)
  })
})

describe('isTooDeep', () => {
  it.each([
    [null, false],
    ['{{{{', false],
    [{ a: [{ b: [1] }] }, false],
    [JSON.parse('['.repeat(13) + ']'.repeat(13)), false],
    [JSON.parse('['.repeat(14) + ']'.repeat(14)), true],
    [JSON.parse(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`), true],
  ])('case %#', (value, tooDeep) => {
    expect(isTooDeep(value)).toBe(tooDeep)
  })
})
