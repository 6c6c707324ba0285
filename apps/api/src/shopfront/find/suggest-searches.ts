import { type Language, nameKey } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Handler } from '../../core/contract.ts'
import { placesOf, portsOf } from '../../landed/import-places.ts'
import { listRuledCountries } from '../../landed/rules.store.ts'
import { cachedRead } from '../../platform/db/cached-read.ts'
import type { Database } from '../../platform/db/database.ts'
import { listCategories } from '../../stock/catalogue/categories/category.store.ts'
import { listNames } from '../../stock/catalogue/names/names.store.ts'
import { type Entry, entryOf, inOrder, type Named, suggest } from './suggest.ts'

export const suggestSearches: Handler<'suggestSearches'> = async (
  { db },
  { query: { q, language = 'en' } },
) => ({ status: 200, body: { suggestions: suggest(q, await listEntries(db, language)) } })

/** Nothing is read from the database for a letter: names and their counts are a minute old at most. */
const cached = cachedRead<Entry[]>({ freshFor: 60_000, most: 4, topic: 'shop' })

function listEntries(db: Database, language: Language): Promise<Entry[]> {
  return cached(db, language, async () => {
    const [vehicles, parts, places] = await Promise.all([
      vehiclesOf(db),
      partsOf(db, language),
      marketsOf(db, language),
    ])
    return inOrder([...vehicles, ...parts, ...places].map(entryOf))
  })
}

/** What is listed. */
async function vehiclesOf(db: Database): Promise<Named[]> {
  const { makes, models } = await listNames(db)
  return makes.flatMap((make) => {
    const own = models.filter(({ make_id, n }) => make_id === make.id && n > 0)
    const count = own.reduce((sum, { n }) => sum + n, 0)
    if (count === 0) return []
    return [
      { kind: 'make', text: make.name, also: [make.slug], count } satisfies Named,
      ...own.map(
        ({ name, n }) =>
          ({ kind: 'model', text: `${make.name} ${name}`, also: [name], count: n }) satisfies Named,
      ),
    ]
  })
}

async function partsOf(db: Database, language: Language): Promise<Named[]> {
  const { name } = translatorOf(language)
  const categories = await listCategories(db)
  const texts = categories
    .filter(({ parent_id }) => parent_id !== null)
    .map((one) => name(`spareCategories.${nameKey(one.name)}`, one.name))
  return [...new Set(texts)].map((text) => ({ kind: 'parts', text, also: [], count: null }))
}

/** Cities to which import rules know a route, and their countries. */
async function marketsOf(db: Database, language: Language): Promise<Named[]> {
  const { name } = translatorOf(language)
  const rules = await listRuledCountries(db)
  const ports = { rules: portsOf(rules), slugs: new Set<string>() }
  const texts = rules.flatMap((one) => [
    name(`countries.${one.country.iso2}`, one.country.name.en),
    ...placesOf(one, ports).map(({ city }) => city),
  ])
  return [...new Set(texts)].map((text) => ({ kind: 'place', text, also: [], count: null }))
}
