import { nameKey, languageCodes } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { placesOf, portsOf } from '../../landed/import-places.ts'
import { listRuledCountries } from '../../landed/rules.store.ts'
import { cachedRead } from '../../platform/db/cached-read.ts'
import type { Database } from '../../platform/db/database.ts'
import { listCountryRows } from '../../pricing/shipping/places.store.ts'
import { listCategories } from '../../stock/catalogue/categories/category.store.ts'
import { listNames, type Names } from '../../stock/catalogue/names/names.store.ts'
import {
  type FacetValue,
  listFacetValues,
} from '../../stock/catalogue/search/facet-values.store.ts'
import type { Lexicon } from '../../stock/catalogue/text/lexicon.ts'
import { partsPhrases } from '../../stock/catalogue/text/parts-phrases.ts'
import { placeNames } from '../../stock/catalogue/text/places.ts'
import { makeDictionary } from '../../stock/catalogue/text/vehicle-dictionary.ts'

/** Names in every language of the shop: what is typed on a page is not always in the page's. */
function namesOf(key: string, text: string): string[] {
  return languageCodes.map((code) => translatorOf(code).name(key, text))
}

/** Categories and import rules change a few times a year. */
const cachedOthers = cachedRead<Pick<Lexicon, 'parts' | 'places'>>({
  freshFor: 600_000,
  most: 1,
  topic: 'shop',
})

interface Made {
  values: readonly FacetValue[]
  others: Pick<Lexicon, 'parts' | 'places'>
  lexicon: Lexicon
}

const lexicons = new WeakMap<Names, Made>()

/** All words that the search box knows, at most some minutes old; nothing of it is made anew for a search. */
export async function readLexicon({
  db,
  listedVehicles,
}: Pick<Context, 'db' | 'listedVehicles'>): Promise<Lexicon> {
  const [names, values, others] = await Promise.all([
    listNames(db),
    listFacetValues({ db, index: listedVehicles() }),
    cachedOthers(db, 'others', () => readOthers(db)),
  ])
  const known = lexicons.get(names)
  if (known?.values === values && known.others === others) return known.lexicon
  const lexicon = { dictionary: makeDictionary(names, values), ...others }
  lexicons.set(names, { values, others, lexicon })
  return lexicon
}

async function readOthers(db: Database): Promise<Pick<Lexicon, 'parts' | 'places'>> {
  const [categories, rules, countries] = await Promise.all([
    listCategories(db),
    listRuledCountries(db),
    listCountryRows(db),
  ])
  const ports = { rules: portsOf(rules), slugs: new Set<string>() }
  return {
    parts: partsPhrases(
      categories.map(({ slug, name }) => ({
        slug,
        names: namesOf(`spareCategories.${nameKey(name)}`, name),
      })),
    ),
    places: placeNames({
      markets: rules.map((one) => ({
        country: one.country.iso2,
        cities: placesOf(one, ports).map(({ city }) => city),
      })),
      countryNames: countries.map(({ code, name }) => ({
        country: code,
        names: namesOf(`countries.${code}`, name),
      })),
    }),
  }
}
