import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { namesByScript } from '../../../test/helpers/names-by-script.ts'
import { coveragePage, storedCoverage } from '../../../scripts/font-coverage.ts'
import { fontRuns, printed, unprintable } from './letters.ts'
import { lettersProblem } from './letters-problem.ts'

const scripts = Object.entries(namesByScript)

it('knows the letters of every font (node apps/api/scripts/font-coverage.ts)', async () => {
  expect((await coveragePage()) === storedCoverage()).toBe(true)
})

describe.each(scripts)('%s', (_, name) => {
  it('is printed whole', () => {
    expect(unprintable(name)).toEqual([])
    expect(
      fontRuns(name)
        .map(({ text }) => text)
        .join(''),
    ).toBe(name.normalize('NFC'))
  })

  it('keeps what was typed, in Unicode’s composed form', () => {
    expect(printed(name)).toBe(name.normalize('NFC'))
  })
})

it.each([
  ['Joy 🚗', 'Joy'],
  ['Joy 🚗 O’Brien', 'Joy O’Brien'],
  ['👨‍👩‍👧‍👦 Amina 👩🏾‍🚒', 'Amina'],
  ['🇰🇪 Wanjiru 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Wanjiru'],
  ['Gate 1️⃣2️⃣', 'Gate 12'],
  ['Ann ❤️ ☎️', 'Ann'],
  ['Ann\u{FE0F} 葛\u{E0100}城', 'Ann 葛城'],
  ['M&S™ ©️', 'M&S™ ©'],
  ['\u202EnitraM\u202C', 'nitraM'],
  ['1 234,50 €', '1 234,50 €'],
  ['A  ·  B', 'A  ·  B'],
])('%j is printed as %j', (typed, text) => {
  expect(printed(typed)).toBe(text)
  expect(unprintable(typed)).toEqual([])
})

it.each([
  ['Adlam', '𞤀𞤣𞤢𞤥', ['𞤀', '𞤣', '𞤢', '𞤥']],
  ['N’Ko', 'Sékou ߒߞߏ', ['ߒ', 'ߞ', 'ߏ']],
  ['Tifinagh', 'ⵣ', ['ⵣ']],
  ['letters of nobody', 'A\u{E000}', ['\u{E000}']],
])('%s cannot be printed, letter by letter', (_, typed, letters) => {
  expect(unprintable(typed)).toEqual(letters)
})

it('refuses a name that cannot be printed, or has emoji only', () => {
  const problems = (text: string, isNeeded = true) => {
    const found = lettersProblem(text, isNeeded)
    return found && inWords({ problem: found })
  }
  expect(problems('Amina 🚗')).toBe(null)
  expect(problems('🚗', false)).toBe(null)
  expect(problems('🚗')).toEqual({
    problem: 'Emoji are left out of your papers. Write at least one letter.',
  })
  expect(problems('Sékou ߒߞߏ')).toEqual({
    problem:
      'These letters cannot be printed on your papers: ߒ ߞ ߏ. Write them another way, for example in Latin letters.',
  })
})
