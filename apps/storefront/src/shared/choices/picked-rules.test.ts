import type { ProductChoice } from '@bandari/sdk'
import { expect, test } from 'vitest'
import { readPicked } from './picked.ts'
import { choiceFor, missingChoice } from './picked-rules.ts'

const shirt: ProductChoice[] = [
  { kind: 'size', values: ['S', 'M'] },
  { kind: 'colour', values: ['Blue', 'Sand'] },
]

test('the address says what is chosen, and nothing else of it is one', () => {
  expect(readPicked(new URLSearchParams('country=KE&size=M&shape=round'))).toEqual({ size: 'M' })
})

test.each([
  [{}, 'size'],
  [{ size: 'XL', colour: 'Blue' }, 'size'],
  [{ size: 'M' }, 'colour'],
  [{ size: 'M', colour: 'Blue' }, undefined],
])('%j lacks %s', (picked, kind) => {
  expect(missingChoice(shirt, picked)?.kind).toBe(kind)
})

test('Error: Select size', () => {
  expect(missingChoice(shirt, {})?.sentence).toEqual({
    id: 'shared.selectChoice',
    values: { kind: 'size' },
  })
})

test('only what the product offers is sent', () => {
  expect(choiceFor([], { size: 'M' })).toEqual({})
  expect(choiceFor(shirt.slice(0, 1), { size: 'M', colour: 'Blue' })).toEqual({
    choice: { size: 'M' },
  })
})
