import type { VehicleSummary } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import type { Caller } from '../../platform/scheduling/clients-of.ts'
import type { Destination } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import { indexForLanded, landedFilterOf } from '../../stock/catalogue/landed-price/landed-query.ts'
import { matchersOf } from '../../stock/catalogue/search/find-vehicles.ts'
import type { MainDestination } from '../../landed/main-destination.ts'
import type { VehicleSearch } from '../../stock/catalogue/search/resolve-search.ts'
import { atDoor } from './at-door.ts'
import { countSubject } from './count-subject.ts'
import { readRuledCountries, type RuledCountry } from './ruled-countries.ts'
import { type Asked, findSubject } from './subject.ts'

export const getVehicleSummary: Handler<'getVehicleSummary'> = async (context, call) => {
  const body = await summarise(context, call.query, call)
  if (!body) return notFound
  // Many people and programs ask for these, and stock changes all the time: a minute is soon enough for a sum.
  return { status: 200, isStillValid: () => Promise.resolve(true), body }
}

/** Null for names that the shop does not know. */
export async function summarise(
  context: Context,
  asked: Asked,
  call: Caller,
): Promise<VehicleSummary | null> {
  const subject = await findSubject(context, asked)
  if (!subject) return null
  const { make, model, body, country } = subject
  const countries = await readRuledCountries(context.db)
  const { counted, search } = await countSubject(context, subject)
  const door =
    country?.destination && context.settings.searchMemory > 0
      ? await sumAtDoor(context, { search, call, main: country.destination })
      : null
  return {
    make,
    model,
    body,
    country: country && placeOf(country),
    countries: countries.map(placeOf),
    ...counted,
    door,
  }
}

function placeOf({ code, slug, name }: RuledCountry) {
  return { code, slug, name }
}

interface Question {
  search: VehicleSearch
  call: Caller
  main: MainDestination
}

/** By the pricer that searches at this destination use; who asks for one that is not ready waits in its queue. */
async function sumAtDoor(context: Context, { search, call, main }: Question) {
  const index = await indexForLanded(context)
  const pricer = await context.findPricer(context, destinationOf(main))
  if (!pricer) return null
  const asked = { pricer, mayImport: false, budget: null, isOrder: false }
  const landed = await landedFilterOf(context, asked, { index, call })
  const sums = index.sumLanded(matchersOf(index, search.clauses), landed.pricer)
  const { cheapest } = sums
  return atDoor(main, sums, cheapest && landed.pricer.exact(cheapest.facts, cheapest.price))
}

/** As `GET /vehicles/` is asked for it. */
export function destinationOf({
  country,
  city,
  route,
  unlocode,
  shipping,
}: MainDestination): Destination {
  const by = route === null ? { port: unlocode } : { route }
  return { country, city, shipping, insurance: false, ...by }
}
