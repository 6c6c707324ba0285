import { describe, expect, it } from 'vitest'
import { languageCodes, sourceLanguage } from '../src/languages.ts'
import { findFaults, readExceptions, readGlossary, rulesOf } from './glossary.ts'
import { listProjectTexts, sayingsOf, textsOfSource, textsOfValue } from './project-texts.ts'

const translations = languageCodes.filter((code) => code !== sourceLanguage)
const rows = readGlossary()
const exceptions = readExceptions()

describe.each(translations)('the glossary in %s', (language) => {
  const rules = rulesOf(language, rows)
  const written = listProjectTexts(language)
  const faults = written.flatMap((entry) =>
    findFaults(rules, entry).map((fault) => ({ ...fault, text: entry.text })),
  )
  const allowed = exceptions.filter((exception) => exception.language === language)
  const isAllowed = (id: string, word: string) =>
    allowed.some((exception) => exception.sentence === id && exception.word === word)

  it('is kept by every sentence', () => {
    expect(written.length).toBeGreaterThan(1000)
    expect(
      faults
        .filter(({ id, word }) => !isAllowed(id, word))
        .map(({ id, problem, text }) => `${id}: ${problem}. ${text}`),
    ).toEqual([])
  })

  it('is kept by its own words', () => {
    const own = rows.map((row) => ({ id: row.en, text: row[language], english: '' }))
    expect(own.flatMap((text) => findFaults({ ...rules, required: [] }, text))).toEqual([])
  })

  it('has no exception that no sentence needs', () => {
    const unneeded = allowed.filter(
      ({ sentence, word }) => !faults.some((fault) => fault.id === sentence && fault.word === word),
    )
    expect(unneeded).toEqual([])
  })
})

it('names each term once', () => {
  const names = rows.map((row) => row.en.toLowerCase())
  expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([])
})

it('has a reason for each exception', () => {
  expect(exceptions.filter(({ reason }) => reason === '')).toEqual([])
})

describe('a rule', () => {
  const empty = { sw: '', pt: '', fr: '', note: '', never_sw: '', never_pt: '', never_fr: '' }
  const rules = rulesOf('fr', [
    { ...empty, en: 'Invoice', never_fr: 'proforma*; "; ...' },
    { ...empty, en: 'Clearing agent', fr: '[Transitaire]', never_fr: 'agent (clearing agent)' },
    { ...empty, en: 'Pay by {date}', never_fr: 'avant le {date} (by {date})' },
    { ...empty, en: 'Chassis number, frame number (of a car)', fr: 'numéro de [châssis]' },
  ])

  it.each([
    ['Des factures Proformas', '', ['proforma*']],
    ['Une facture préproforma', '', []],
    ['Le "titre"', '', ['"']],
    ['Chargement...', '', ['...']],
    ['Votre agent', 'Your clearing agent', ['agent', 'Transitaire']],
    ['Un agent', 'An agent', []],
    ['Vos transitaires', 'Your clearing agents', []],
    ['Des agents, un transitaire', 'Clearing agents', []],
    ['À payer avant\u00a0le {date}', 'Pay by {date}', ['avant le {date}']],
    ['Rien avant le {date}', 'Nothing before {date}', []],
    ['Le numéro', 'The frame number', ['châssis']],
    ['Le numéro', 'The frame numbering', []],
  ])('finds in %j for %j: %j', (text, english, words) => {
    expect(findFaults(rules, { id: 'a', text, english }).map(({ word }) => word)).toEqual(words)
  })
})

it.each([
  ['Pay {sum} by <due/>, <link>here</link>', 'Pay {sum} by {due}, here'],
  [
    '{n, plural, one {# car} other {# cars}} of {of, select, me {mine} other {{of}}}',
    '{n} car of mine\n{n} cars of mine\n{n} car of {of}',
  ],
  ["''{title}'' is sold", "'{title}' is sold"],
])('says of %j: %j', (sentence, sayings) => {
  expect(sayingsOf(sentence).replaceAll('{#}', '{n}').replaceAll('#', '{n}')).toBe(sayings)
})

it('reads the texts of data', () => {
  const say = { en: 'Draft', pt: 'Rascunho' }
  expect(textsOfValue('mz.json', { duty: [{ say }] }, 'pt')).toEqual([
    { id: 'mz.json:duty:0:say', text: 'Rascunho', english: 'Draft' },
  ])
  const source = "export const all = [\n{ say: { en: 'Draft', pt: 'Rascunho' } }]"
  expect(textsOfSource('a.data.ts', source, 'pt')).toEqual([
    { id: 'a.data.ts:2', text: 'Rascunho', english: 'Draft' },
  ])
})
