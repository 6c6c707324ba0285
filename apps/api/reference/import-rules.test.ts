import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { CountryRules, DutyLine, Provenance } from '../src/landed/rules.ts'
import { readCountryFiles, readReference } from './import-rules.ts'

const files = readCountryFiles()
const isValid = new Ajv({ allErrors: true, strict: false }).compile(
  readReference('schema.json') as object,
)

describe.each(files.map((rules) => ({ name: rules.country.name.en, rules })))(
  '$name',
  ({ rules }) => {
    test('has the shape that the engine reads', () => {
      isValid(rules)
      expect(isValid.errors ?? []).toEqual([])
    })

    test('names a source for whatever it names one for', () => {
      const known = new Set(rules.sources.map(({ id }) => id))
      expect(
        provenances(rules).flatMap(({ sources }) => sources.filter((id) => !known.has(id))),
      ).toEqual([])
    })

    test('has its words as texts, and as plain text only names that are the same everywhere', () => {
      expect(namesIn(rules).filter(hasWords)).toEqual([])
      const plain = [
        ...rules.documents.map(({ note }) => note),
        ...rules.unknowns.map(({ what }) => what),
      ].filter((words) => typeof words === 'string')
      expect(plain).toEqual([])
    })

    test('takes each tax from what stands above it', () => {
      for (const { lines } of rules.duty.regimes) {
        const above = new Set(['CV', 'FOB'])
        for (const line of lines) {
          expect(basesOf(line).filter((base) => !above.has(base))).toEqual([])
          above.add(line.id)
        }
      }
    })

    test('switches off only rules that there are', () => {
      const ids = new Set(rules.eligibility.map(({ id }) => id))
      const named = rules.eligibility.flatMap(({ exempts = [], overridden_by = [] }) => [
        ...exempts,
        ...overridden_by,
      ])
      expect(named.filter((id) => !ids.has(id))).toEqual([])
    })
  },
)

/** Whoever makes a paper, is paid or is in charge, and certificates: those that are plain text. */
function namesIn({ country, inspection, duty, fees, documents }: CountryRules): string[] {
  const names = [
    country.authority,
    ...inspection.map(({ certificate }) => certificate),
    ...duty.regimes.flatMap(({ lines }) => lines.map(({ payee }) => payee)),
    ...fees.map(({ payee }) => payee),
    ...documents.map(({ issuer }) => issuer),
  ]
  return names.filter((name) => typeof name === 'string')
}

/** As in `OGEFREM agent`; the name of an office has small words at most: `Office Burundais des Recettes`. */
function hasWords(name: string): boolean {
  const small = new Set(['of', 'and', 'de', 'des', 'et'])
  return (name.match(/\p{L}[\p{L}-]*/gu) ?? []).some(
    (word) => word === word.toLowerCase() && !small.has(word),
  )
}

function basesOf({ base = [], alternative }: DutyLine): string[] {
  return [...base, ...(alternative?.base ?? [])]
}

/** Every `prov` of a file, however deep. */
function provenances(value: unknown): Provenance[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'prov' || name === 'price_prov' ? [inner as Provenance] : provenances(inner),
  )
}
