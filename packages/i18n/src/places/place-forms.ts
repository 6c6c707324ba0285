import type { CompiledMessageToken } from '@lingui/message-utils/compileMessage'
import type { AnyLanguage, Language } from '../languages.ts'
import { placeTables, type PlaceUse, placeUses } from './places.data.ts'

/** Names of countries by ISO code, as the language's catalogue has them. */
export type CountryNames = Readonly<Record<string, string>>

/** `{country, in}` names a country or a town, `{port, inTown}` only a town. */
const uses = new Map<string, { use: PlaceUse; isTown: boolean }>(
  placeUses.flatMap((use) => [
    [use, { use, isTown: false }],
    [`${use}Town`, { use, isTown: true }],
  ]),
)

/** What `interpolate` writes itself. */
const ofIcu: ReadonlySet<string> = new Set(['number', 'plural', 'select', 'selectordinal'])

/**
 * A sentence's places with what stands before them in the language: `{country, in}` → `{country, select, Zambie {en Zambie} …
 * other {à {country}}}`, so that a browser chooses as it chooses anything else. Throws for a form that nobody knows.
 */
export function expandPlaces(
  tokens: readonly CompiledMessageToken[],
  language: AnyLanguage,
  countries: CountryNames,
): CompiledMessageToken[] {
  return tokens.flatMap((token): CompiledMessageToken[] => {
    if (typeof token === 'string') return [token]
    const [name, type, format] = token
    const place = uses.get(type ?? '')
    if (place) return placeToken(name, { ...place, language, countries })
    if (type !== undefined && !ofIcu.has(type)) throw new Error(`{${name}, ${type}} is no form`)
    if (typeof format !== 'object' || format === null) return [token]
    const cases = Object.entries(format).map(([key, words]) => [
      key,
      Array.isArray(words) ? expandPlaces(words, language, countries) : words,
    ])
    return [[name, type ?? '', Object.fromEntries(cases)]]
  })
}

interface Place {
  use: PlaceUse
  isTown: boolean
  language: AnyLanguage
  countries: CountryNames
}

function placeToken(
  name: string,
  { use, isTown, language, countries }: Place,
): CompiledMessageToken[] {
  const table = placeTables[language as Language]
  if (!table) throw new Error(`${language} has no table of places for {${name}, ${use}}`)
  const usual = table.usual[use]
  const cases = table.classes.flatMap(({ forms, countries: codes, towns = [] }) => {
    const named = isTown ? [] : codes.split(' ').flatMap((code) => countries[code] ?? [])
    const differing = forms[use] === usual ? [] : [...named, ...towns]
    return differing.map((place): [string, string[]] => [place, [`${forms[use]}${place}`]])
  })
  const other: CompiledMessageToken[] = usual === '' ? [[name]] : [usual, [name]]
  return cases.length === 0 ? other : [[name, 'select', { ...Object.fromEntries(cases), other }]]
}
