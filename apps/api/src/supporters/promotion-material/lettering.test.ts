import { describe, expect, it } from 'vitest'
import { replacement, splitLetters } from '../../platform/fonts/letters.ts'
import { letter, tidy } from './lettering.ts'

const at = { x: 0, y: 0, size: 100 }
const draw = (text: string) => letter(text, { weight: 'bold' })
const outlineOf = (text: string) => draw(text).outline(at)

describe('names', () => {
  const names = [
    ['Latin', 'Ọládélé Ñandú Łukasz Nguyễn Đặng ɓɗƙ'],
    ['Cyrillic', 'Екатерина Ђорђевић'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Arabic', 'محمد عبد الرحمن الشريف'],
    ['Urdu', 'عبدالستّار ایدھی ہے'],
    ['Ethiopic', 'አበበ በቂላ ገብረ ሥላሴ'],
    ['Devanagari', 'श्रीकृष्ण विद्यार्थी प्रियांशु'],
    ['simplified Chinese', '欧阳娜娜 张伟'],
    ['traditional Chinese', '歐陽娜娜 張偉 陳靜'],
    ['Japanese', '山田 太郎 さとう サトシ'],
    ['Korean', '김민준 박서연'],
  ] as const

  it.each(names)('are written in %s without a missing letter', (_, name) => {
    const missing = outlineOf(replacement)
    for (const cluster of splitLetters(tidy(name)).filter((written) => written !== ' ')) {
      expect(outlineOf(cluster)).not.toBe('')
      expect(outlineOf(cluster)).not.toBe(missing)
    }
    expect(draw(name).width).toBeGreaterThan(2)
  })

  it('look different from one another', () => {
    expect(new Set(names.map(([, name]) => outlineOf(name))).size).toBe(names.length)
  })

  it('show a box for what no font has', () => {
    expect(outlineOf('ߒ')).toBe(outlineOf(replacement))
    expect(outlineOf(tidy('\u{E000}'))).toBe(outlineOf(replacement))
    expect(draw('Joy 🎉').width).toBeCloseTo(draw(`Joy ${replacement}`).width)
  })
})

describe('shaping', () => {
  it('writes Arabic from right to left', () => {
    // Alef joins nothing after it: what follows keeps its own shape and stands left of it.
    expect(outlineOf('ار').startsWith(outlineOf('ر'))).toBe(true)
  })

  it('joins Arabic letters', () => {
    // The last of two is leftmost and has another shape than one that stands alone.
    expect(outlineOf('بب').startsWith(outlineOf('ب'))).toBe(false)
  })

  it('puts a word of another direction where its reader expects it', () => {
    // The taller font lets the line down by less than a thousandth of a letter.
    const about = (text: string) =>
      outlineOf(text).replaceAll(/-?[\d.]+/g, (one) => `${Math.round(+one) + 0}`)
    expect(about('Ali محمد').startsWith(about('Ali'))).toBe(true)
    expect(about('محمد Ali').startsWith(about('Ali'))).toBe(true)
  })

  it('turns brackets in a text from right to left', () => {
    expect(outlineOf('(ر').endsWith(outlineOf('('))).toBe(false)
  })

  it('joins Devanagari consonants', () => {
    expect(draw('क्ष').width).toBeLessThan(draw('क').width + draw('ष').width)
  })
})

describe('tidy', () => {
  it.each([
    ['  Joy\n\tKamau ', 'Joy Kamau'],
    ['Joy\u202Evil\u200B', 'Joyvil'],
    ['e\u0301', 'é'],
    ['\uD800Joy', '\uFFFDJoy'],
    [`a${'\u0301'.repeat(50)}`, `á${'\u0301'.repeat(4)}`],
  ])('makes %j %j', (text, tidied) => {
    expect(tidy(text)).toBe(tidied)
  })
})
