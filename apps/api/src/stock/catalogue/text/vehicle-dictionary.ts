import type { FacetValue } from '../search/facet-values.store.ts'
import { classWords, makeSynonyms, modelSynonyms, synonyms } from './free-text.data.ts'
import type { MakeName, ModelName, Names } from '../names/names.store.ts'
import { slugOf, type SpokenFilter, spokenFilters } from '../filters/filters.ts'
import { keyOfText, tokensOf, withoutAccents } from './tokens.ts'

/** The meaning of a phrase of the catalogue's own words. */
export interface Term {
  filter: SpokenFilter
  slugs: string[]
}

/** Phrases, by `keyOf`, and their meanings. */
export interface Dictionary {
  makes: ReadonlyMap<string, MakeName>
  /** Commonest first. */
  models: ReadonlyMap<string, readonly ModelName[]>
  terms: ReadonlyMap<string, Term>
  /** Every word of a phrase, for spelling. */
  words: ReadonlySet<string>
}

export function makeDictionary(names: Names, values: readonly FacetValue[]): Dictionary {
  const words = new Set<string>(Object.keys(classWords))
  const makes = new Map<string, MakeName>()
  for (const make of names.makes) for (const key of keysOf(make, words)) makes.set(key, make)
  for (const [phrase, slug] of Object.entries(makeSynonyms)) {
    const make = names.makes.find((candidate) => candidate.slug === slug)
    if (make) makes.set(learn(phrase, words), make)
  }
  const models = new Map<string, ModelName[]>()
  for (const model of names.models)
    for (const key of keysOf(model, words)) {
      const known = models.get(key)
      if (known) known.push(model)
      else models.set(key, [model])
    }
  for (const [phrase, named] of Object.entries(modelSynonyms)) {
    const [make, slug] = named.split('/')
    const makeId = names.makes.find((one) => one.slug === make)?.id
    const model = names.models.find((one) => one.make_id === makeId && one.slug === slug)
    const key = keyOfText(phrase)
    // Where a model is called so itself, that is meant.
    if (model && !models.has(key)) models.set(learn(phrase, words), [model])
  }
  for (const own of models.values()) own.sort((one, other) => other.n - one.n)
  return { makes, models, terms: termsOf(values, words), words }
}

function keysOf({ name, slug }: { name: string; slug: string }, words: Set<string>): Set<string> {
  return new Set([learn(name, words), learn(slug, words)])
}

/** The phrase's key; its words, apart and joined, are words of ours from now on. */
function learn(phrase: string, words: Set<string>): string {
  const key = keyOfText(phrase)
  for (const word of tokensOf(phrase)) if (!spareWords.has(word)) words.add(withoutAccents(word))
  words.add(key)
  return key
}

/** They say something of a vehicle beside a number only; alone they are spares. */
const spareWords: ReadonlySet<string> = new Set(['seat', 'seats'])

function termsOf(values: readonly FacetValue[], words: Set<string>): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const filter of spokenFilters) {
    const own = values.filter((value) => value.filter === filter)
    const add = (phrase: string, slug: string) => {
      const key = learn(phrase, words)
      const known = terms.get(key)
      // A word of two filters keeps its first meaning: fuel before body before place.
      if (known && known.filter !== filter) return
      terms.set(key, { filter, slugs: [...new Set([...(known?.slugs ?? []), slug])] })
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
 * A place is also known by its town and its country; `left` and `right` alone do not mean steering, nor a number alone seats; a
 * body has a plural.
 */
function spokenOf(filter: SpokenFilter, value: string): string[] {
  if (filter === 'steering') return [`${value} steering`, `${value} wheel`]
  if (filter === 'seats') return [`${value} seater`, `${value} seats`, `${value} seat`]
  if (filter === 'location') return [...value.split(','), value]
  return filter === 'body' ? [value, `${value}s`] : [value]
}
