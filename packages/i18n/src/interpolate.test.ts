import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { compileDomain, listDomains, readCatalogue } from './catalogues.ts'
import { sentencesOf } from './compile.ts'
import { type Compiled, interpolate } from './interpolate.ts'
import { languageCodes, localeOf } from './languages.ts'
import { valuesOf } from './placeholders.ts'

it.each([
  ['Plain', {}, 'Plain'],
  ['{name} and {other}', { name: 'A', other: 2 }, 'A and 2'],
  ['{count, plural, =0 {none} one {# car} other {# cars}}', { count: 0 }, 'none'],
  ['{count, plural, =0 {none} one {# car} other {# cars}}', { count: 1 }, '1 car'],
  ['{count, plural, one {# car} other {# cars}}', { count: 12_345 }, '12,345 cars'],
  [
    '{count, plural, one {# car of {name}} other {# cars of {name}}}',
    { count: 2, name: 'B' },
    '2 cars of B',
  ],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 3 }, '3rd'],
  ['{kind, select, a {A} other {O}}', { kind: 'a' }, 'A'],
  ['{kind, select, a {A} other {O}}', { kind: 'toString' }, 'O'],
  ['pay{coin, select, true { or coin} other {}}.', { coin: true }, 'pay or coin.'],
  ['pay{coin, select, true { or coin} other {}}.', { coin: false }, 'pay.'],
  ['No. # {n}', { n: 7 }, 'No. # 7'],
])('%s with %j is %s', (sentence, values, words) => {
  expect(interpolate(compileMessageOrThrow(sentence) as Compiled, values, 'en-KE')).toBe(words)
})

it('counts nothing in Portuguese as Mozambique does, not as Brazil', () => {
  const found = compileMessageOrThrow('{count, plural, one {# resultado} other {# resultados}}')
  const said = [0, 1, 2].map((count) => interpolate(found as Compiled, { count }, localeOf('pt')))
  expect(said).toEqual(['0 resultados', '1 resultado', '2 resultados'])
})

/** Numbers of each plural form of our languages, and words for the rest. */
const counts = [0, 1, 2, 5, 11, 21, 100, 1000, 12_345, 1_000_000]

describe.each(languageCodes)('every sentence in %s', (language) => {
  const locale = localeOf(language)
  // Its numbers are written as ours are, and it counts 0 as we do.
  const runtime = language === 'pt' ? 'pt-PT' : locale

  it.each(listDomains())('of %s reads as with the compiler’s own runtime', (domain) => {
    const messages = compileDomain(language, domain)
    for (const [key, sentence] of Object.entries(sentencesOf(readCatalogue(language, domain)))) {
      const compiled = messages[`${domain}.${key}`] ?? ''
      const lingui = setupI18n({
        locale: runtime,
        messages: { [runtime]: { [key]: compiled } },
      })
      for (const count of counts) {
        const values = Object.fromEntries(
          [...valuesOf(sentence)].map(([name, type]) => [
            name,
            type === 'number' ? count : 'parts',
          ]),
        )
        expect(interpolate(compiled, values, locale)).toBe(lingui._(key, values))
      }
    }
  })
})
