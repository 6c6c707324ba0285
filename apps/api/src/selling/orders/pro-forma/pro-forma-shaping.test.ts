import { Font } from '@react-pdf/renderer'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { fontRuns } from '../../../platform/fonts/letters.ts'
import { openFonts } from './pro-forma-fonts.ts'
import { write } from './pro-forma-style.ts'

/** The numbers of the glyphs of each letter, in the order in which they stand. */
async function glyphsOf(text: string): Promise<number[][]> {
  await openFonts(createElement('view', null, write(text)))
  return fontRuns(text).flatMap(({ text: run, family }) => {
    const { data } = Font.getFont({ fontFamily: family, fontWeight: 400 })
    const { glyphs = [] } = data?.layout(run) ?? {}
    return glyphs
      .map(({ id }) => {
        const [, , parts] = JSON.parse(String(id)) as [string, number, { glyph: number }[]]
        return parts.map(({ glyph }) => glyph)
      })
      .filter((drawn) => drawn.length > 0)
  })
}

/**
 * What every script asks of a shaper, told by what its letters are drawn from. `count` is the number of letters that
 * stand or fall together, and `glyphs` what they are drawn with.
 */
describe.each([
  ['Hebrew puts points on letters', 'שָׂ', { count: 1, glyphs: 3 }],
  ['Devanagari makes one letter of kssa', 'क्ष', { count: 1, glyphs: 1 }],
  ['Bengali puts a vowel around its consonant', 'কো', { count: 1, glyphs: 3 }],
  ['Tamil puts a vowel around its consonant', 'கொ', { count: 1, glyphs: 3 }],
  ['Malayalam joins ra to sha', 'ശ്രീ', { count: 1, glyphs: 3 }],
  ['Sinhala joins ra to sha', 'ශ්‍රී', { count: 1, glyphs: 2 }],
  ['Thai stacks a tone on a vowel', 'ที่', { count: 1, glyphs: 3 }],
  ['Khmer puts a consonant below another', 'ខ្មែ', { count: 1, glyphs: 3 }],
])('%s', (_, text, { count, glyphs }) => {
  it(`draws ${text} as ${count} with ${glyphs}`, async () => {
    const letters = await glyphsOf(text)
    expect([letters.length, letters.flat().length]).toEqual([count, glyphs])
  })
})

describe('glyphs', () => {
  const alone = async (text: string) => (await glyphsOf(text)).flat()

  it('differ with a letter’s place in an Arabic word', async () => {
    const [first, middle, last] = await alone('سسس')
    expect(new Set([first, middle, last, ...(await alone('س'))]).size).toBe(4)
  })

  it.each([
    ['Devanagari', 'कि', 'क'],
    ['Bengali', 'কি', 'ক'],
    ['Tamil', 'கெ', 'க'],
    ['Sinhala', 'කෙ', 'ක'],
    ['Myanmar', 'ကေ', 'က'],
    ['Khmer', 'កេ', 'ក'],
  ])('put the vowel in front of its consonant in %s', async (_, text, consonant) => {
    const drawn = await alone(text)
    const [base = -1] = await alone(consonant)
    expect(drawn.indexOf(base)).toBeGreaterThan(0)
  })
})
