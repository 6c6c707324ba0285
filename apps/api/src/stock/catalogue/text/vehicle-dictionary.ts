import type { FacetValue } from '../search/facet-values.store.ts'
import { classWords, makeSynonyms, synonyms } from './free-text.data.ts'
import type { MakeName, ModelName, Names } from '../names/names.store.ts'
import { slugOf, type ValueFilter, valueFilters } from '../filters/filters.ts'

/** The meaning of a phrase of the catalogue's own words. */
export interface Term {
  filter: ValueFilter
  slugs: string[]
}

/** Phrases, in small letters with single spaces, and their meanings. */
export interface Dictionary {
  makes: Map<string, MakeName>
  /** Commonest first. */
  models: Map<string, ModelName[]>
  terms: Map<string, Term>
  /** Every word of a phrase, for spelling. */
  words: Set<string>
}

export function makeDictionary(names: Names, values: readonly FacetValue[]): Dictionary {
  const makes = new Map<string, MakeName>()
  for (const make of names.makes) for (const phrase of phrasesOf(make)) makes.set(phrase, make)
  for (const [phrase, slug] of Object.entries(makeSynonyms)) {
    const make = names.makes.find((candidate) => candidate.slug === slug)
    if (make) makes.set(phrase, make)
  }
  const models = new Map<string, ModelName[]>()
  for (const model of names.models) {
    for (const phrase of phrasesOf(model)) {
      models.set(
        phrase,
        [...(models.get(phrase) ?? []), model].toSorted((one, other) => other.n - one.n),
      )
    }
  }
  const terms = termsOf(values)
  const phrases = [...makes.keys(), ...models.keys(), ...terms.keys(), ...Object.keys(classWords)]
  return { makes, models, terms, words: new Set(phrases.flatMap((phrase) => phrase.split(' '))) }
}

/** `Land Cruiser Prado`: also `landcruiser prado`, `land cruiserprado` and `landcruiserprado`. */
function phrasesOf({ name, slug }: { name: string; slug: string }): Set<string> {
  const phrases = new Set<string>()
  for (const tokens of [tokensOf(name), tokensOf(slug)]) {
    phrases.add(tokens.join(' '))
    phrases.add(tokens.join(''))
    for (let index = 1; index < tokens.length; index += 1) {
      phrases.add(`${tokens.slice(0, index).join(' ')}${tokens.slice(index).join(' ')}`)
    }
  }
  return phrases
}

function termsOf(values: readonly FacetValue[]): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const filter of valueFilters) {
    const own = values.filter((value) => value.filter === filter)
    const add = (phrase: string, slug: string) => {
      const known = terms.get(phrase)
      // A word of two filters keeps its first meaning: fuel before body before place.
      if (known && known.filter !== filter) return
      terms.set(phrase, { filter, slugs: [...new Set([...(known?.slugs ?? []), slug])] })
    }
    for (const { value } of own) {
      const slug = slugOf(value)
      if (slug === '') continue
      for (const phrase of spokenOf(filter, value)) add(phrase, slug)
    }
    const slugs = new Set(own.map(({ value }) => slugOf(value)))
    for (const [phrase, slug] of Object.entries(synonyms[filter] ?? {})) {
      if (slugs.has(slug)) add(phrase, slug)
    }
  }
  return terms
}

/**
 * A place is also known by its town and its country; `left` and `right` alone do not mean steering; a body has a
 * plural.
 */
function spokenOf(filter: ValueFilter, value: string): string[] {
  const phrase = tokensOf(value).join(' ')
  if (filter === 'steering') return [`${phrase} steering`, `${phrase} wheel`]
  if (filter === 'location') return value.split(',').map((part) => tokensOf(part).join(' '))
  return filter === 'body' ? [phrase, `${phrase}s`, phrase.replaceAll(' ', '')] : [phrase]
}

export const tokenPattern = /\$|\d+(?:[.,]\d+)+\+?|[\p{L}\p{N}]+\+?/gu

/** Words in small letters; a hyphen divides, a decimal point does not. */
export function tokensOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(tokenPattern) ?? []
}
