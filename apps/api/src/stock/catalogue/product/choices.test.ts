import { describe, expect, test } from 'vitest'
import { choiceResult, choicesOf, chosenOf, readOffer, titleWithChoice } from './choices.ts'

const shirt = { size_choices: 'S, M, L', colour_choices: 'Blue, Sand' }
const plain = { size_choices: null, colour_choices: null }

test('what is offered, in the seller’s order', () => {
  expect(choicesOf(plain)).toEqual([])
  expect(choicesOf(shirt)).toEqual([
    { kind: 'size', values: ['S', 'M', 'L'] },
    { kind: 'colour', values: ['Blue', 'Sand'] },
  ])
})

test.each([
  ['nothing of nothing', plain, {}, 'ok'],
  ['a value of each', shirt, { size: 'M', colour: 'Sand' }, 'ok'],
  ['nothing', shirt, {}, { missing: 'size' }],
  ['the size alone', shirt, { size: 'M' }, { missing: 'colour' }],
  ['a size that is not offered', shirt, { size: 'XL', colour: 'Sand' }, { missing: 'size' }],
  ['a part of what is offered', shirt, { size: 'S, M', colour: 'Sand' }, { missing: 'size' }],
  ['a size of what has none', plain, { size: 'M' }, { unknown: 'size' }],
])('%s', (_case, offered, choice, result) => {
  expect(choiceResult(offered, choice)).toEqual(result)
})

test('a line is named with what was chosen', () => {
  expect(titleWithChoice({ title: 'Shirt', ...chosenOf({}) })).toBe('Shirt')
  expect(titleWithChoice({ title: 'Shirt', ...chosenOf({ size: 'L' }) })).toBe('Shirt (L)')
  const both = chosenOf({ size: 'L', colour: 'Blue' })
  expect(titleWithChoice({ title: 'Shirt', ...both })).toBe('Shirt (L, Blue)')
})

describe('an offer as it is typed', () => {
  test.each([
    ['', null],
    [' , ;', null],
    ['S,M ,  L', 'S, M, L'],
    ['205/55 R16;\n225/45  R17', '205/55 R16, 225/45 R17'],
    ['S, M, S', 'S, M'],
    ['One', 'invalid'],
    ['S, S', 'invalid'],
    [`S, ${'x'.repeat(31)}`, 'invalid'],
    [Array.from({ length: 21 }, (_, n) => n).join(), 'invalid'],
  ])('%j', (text, offer) => {
    expect(readOffer(text)).toEqual(offer === 'invalid' ? offer : { offer })
  })
})
