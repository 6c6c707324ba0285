import { describe, expect, it } from 'vitest'
import { listDomains, readCatalogue } from '../src/catalogues.ts'
import { sentencesOf } from '../src/compile.ts'
import { isWrittenIn } from '../src/domains.ts'
import { languageCodes } from '../src/languages.ts'
import { bareNumbers } from './plurals.ts'

/** Sentences whose value is no number of things, or whose plural hangs on another value. */
const exceptions: ReadonlySet<string> = new Set([
  // A sentence, `within two hours`, and lists of fields.
  'details.contactText',
  'portalListings.lacks',
  'portalTable.why.missing',
  // Chosen by {count}; {points} is the same number as it is printed.
  'portalSupporter.receipt',
  'portalSupporter.pointsToEarn',
  // After the points, an amount of money.
  'portalTraining.intro.chaptersText',
  // The number stands for its noun.
  'refusals.max_quantity',
  'refusals.shelf_full',
  'staffVendors.live',
])

it.each([
  ['en', 'Within {hours} hours', ['{hours} hours']],
  ['en', 'Within {hours, plural, one {# hour} other {# hours}}', []],
  ['en', '{count, plural, one {{count} car} other {{count} cars}}', []],
  ['en', '{count, plural, one {A car for {days} days} other {# cars}}', ['{days} days']],
  ['en', '{most, number} rows', ['{most} rows']],
  ['en', '{count} of {total}', []],
  ['pt', 'Tem {most} ofertas', ['{most} ofertas']],
  ['fr', '{days}\u00a0jours', ['{days} jours']],
  ['fr', '{points} USD', []],
  ['sw', 'Kuna viungo {most}', ['{most} viungo']],
  ['sw', 'kwa siku {days}', []],
  ['sw', 'ndani ya siku {days} za kazi', ['{days} za']],
] as const)(
  'in %s, finds what does not change with its number: %s',
  (language, sentence, found) => {
    expect(bareNumbers(sentence, language)).toEqual(found)
  },
)

describe.each(languageCodes)('in %s', (language) => {
  const domains = listDomains().filter((domain) => isWrittenIn(language, domain))

  it('every number changes the word that it stands beside', () => {
    const sentences = domains.flatMap((domain) =>
      Object.entries(sentencesOf(readCatalogue(language, domain))).map(
        ([key, sentence]) => [`${domain}.${key}`, sentence] as const,
      ),
    )
    expect(sentences.length).toBeGreaterThan(2000)
    const bare = sentences
      .map(([id, sentence]) => ({ id, bare: bareNumbers(sentence, language) }))
      .filter((one) => one.bare.length > 0 && !exceptions.has(one.id))
    expect(bare).toEqual([])
  })
})
