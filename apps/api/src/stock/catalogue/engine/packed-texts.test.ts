import { describe, expect, it } from 'vitest'
import { mulberry } from '../../../../test/helpers/random.ts'
import { Dictionary } from './dictionary.ts'
import { PackedTexts } from './packed-texts.ts'

describe('packed texts', () => {
  it.each([
    ['["cars", "suv", null, "6,742 cc", 7]'],
    [''],
    [', '],
    [', , a'],
    ['a, '],
    ['a,b'],
    ['ein Wort, ワゴン, 🚗'],
  ])('gives %j back as it came', (text) => {
    const texts = new PackedTexts()
    expect(texts.add('before, it')).toBe(1)
    expect(texts.add(text)).toBe(2)
    expect(texts.add('after, it')).toBe(3)
    expect(texts.add(text)).toBe(2)
    expect([1, 2, 3].map((code) => texts.valueOf(code))).toEqual(['before, it', text, 'after, it'])
  })

  it('knows no text of another number', () => {
    const texts = new PackedTexts()
    texts.add('a')
    expect([0, 2].map((code) => texts.valueOf(code))).toEqual(['', ''])
  })

  it('numbers as a dictionary does, with parts of one, two and three bytes', () => {
    const [packed, plain] = [new PackedTexts(), new Dictionary()]
    const random = mulberry(5)
    for (let n = 0; n < 60_000; n += 1) {
      // Low numbers come often, as with values; some 20,000 parts come at all.
      const part = () => Math.floor(40_000 ** random())
      const text = `${part()}, ${n % 7}, ${n % 40 === 0 ? `rare ${n / 40}` : part()}`
      expect(packed.add(text)).toBe(plain.add(text))
    }
    expect(packed.size).toBe(plain.size)
    for (let code = 0; code <= plain.size; code += 1)
      expect(packed.valueOf(code)).toBe(plain.valueOf(code))
  })
})
