import { expect, it } from 'vitest'
import { languageCodes, sourceLanguage } from '../src/languages.ts'
import { listEntries } from '../src/reading.ts'
import { findNotationProblems } from './notation.ts'

const cars = '{count, plural, one {# car} other {# cars}}'

it.each([
  ['Habari {name}', 'Dear {name}', []],
  ['{count, plural, other {magari #}}', cars, []],
  ['{count} magari', cars, []],
  ['Habari', 'Dear {name}', ['{name} is missing.']],
  ['Habari {nane}', 'Dear {name}', ['{name} is missing.', '{nane} is not in the English.']],
  ['{count, plural, one {gari #}}', cars, ['{count} has no form “other”.']],
  ['{count, plural, one {x} other {{nane}}}', cars, ['{nane} is not in the English.']],
  ['Piga <phone/>', 'Call <phone/>', []],
  ['Piga', 'Call <phone/>', ['<phone/> is missing.']],
  ['<link>Soma', '<link>Read</link>', ['</link> is missing.']],
  [
    '<link/> Soma',
    '<link>Read</link>',
    ['<link> is missing.', '</link> is missing.', '<link/> is not in the English.'],
  ],
  ['<b>Soma</b>', 'Read', ['<b> is not in the English.', '</b> is not in the English.']],
  ['Habari name}', 'Dear {name}', ['{name} is missing.', 'A brace has no partner.']],
])('%s for %s: %j', (translation, english, problems) => {
  expect(findNotationProblems(translation, english)).toEqual(problems)
})

it.each([
  ['Habari {name', 'Dear {name}'],
  ['{count, plural, uno {x} other {y}}', cars],
])('says that %s cannot be read', (translation, english) => {
  expect(findNotationProblems(translation, english)).toEqual([
    expect.stringMatching(/^Its braces cannot be read: .+ at line 1 col \d+\.$/),
  ])
})

it.each(languageCodes.filter((language) => language !== sourceLanguage))(
  'finds nothing wrong with the catalogues in %s',
  (language) => {
    const problems = listEntries(language).map(({ id, english, translation }) => ({
      id,
      problems: findNotationProblems(translation ?? '', english),
    }))
    expect(problems.filter(({ problems }) => problems.length > 0)).toEqual([])
  },
)
