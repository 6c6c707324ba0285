import type { Handler } from '../core/contract.ts'
import { notFound } from '../core/refusal.ts'
import { shopDay } from '../core/shop-day.ts'
import { listDestinationPorts } from '../pricing/shipping/places.store.ts'
import { countrySlug, portsOf } from './import-places.ts'
import { importRulesView } from './import-rules.view.ts'
import { listRuledCountries, readImportRules } from './rules.store.ts'

export const getImportRules: Handler<'getImportRules'> = async ({ db, clock }, { path, query }) => {
  const countries = await listRuledCountries(db)
  const asked = countries.find(
    (one) => one.country.iso2 === path.country || countrySlug(one) === path.country,
  )
  const rules = asked && (await readImportRules(db, asked.country.iso2))
  if (!rules) return notFound
  const ports = await listDestinationPorts(db)
  const known = {
    rules: portsOf(countries),
    slugs: new Set(ports.map(({ slug }) => slug)),
  }
  const today = shopDay(clock.now())
  const language = query.language ?? 'en'
  return { status: 200, body: importRulesView(rules, { known, today, language }) }
}
