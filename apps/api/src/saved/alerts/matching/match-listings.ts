import type { SavedQuery } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { IndexedVehicle } from '../../../stock/catalogue/engine/columns.ts'
import type { Matcher } from '../../../stock/catalogue/engine/matchers.ts'
import { indexedVehicle } from '../../../stock/catalogue/engine/vehicle-row.ts'
import { listListed } from '../../../stock/catalogue/engine/listed.store.ts'
import { readLandedQuery } from '../../../stock/catalogue/landed-price/landed-query.ts'
import { landedClause } from '../../../stock/catalogue/search/clauses.store.ts'
import { conditions } from '../../../stock/catalogue/search/vehicle-rows.store.ts'
import { type Hits, recordHits } from '../state/hits.store.ts'
import { atOnceRests, nextMorning } from '../state/next-mail.ts'
import { takeTurn } from '../state/turns.store.ts'
import { listMatching, recordFavouriteNews, takeEvents } from './listing-events.store.ts'
import type { SearchIndex } from './search-index.ts'
import { type Rest, savedSearchIndex } from './searches-in-memory.ts'

/** Events of one transaction: others wait for it no longer than a second or two. */
const batch = 500

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'listedVehicles' | 'findPricer'>

/** Finds whom what happened to listings concerns; returns how many events that were. */
export async function matchListings(context: Needs): Promise<number> {
  for (let done = 0; ; ) {
    const taken = await matchBatch(context)
    done += taken
    if (taken < batch) return done
  }
}

/**
 * What was found is recorded in the transaction that takes the events: a process that is killed has done nothing, and the next
 * one does all of it.
 */
function matchBatch(context: Needs): Promise<number> {
  const { db, clock } = context
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const events = await takeEvents(tx, batch)
    const now = clock.now()
    const due = { now, nextMorning: nextMorning(now), atOnceRests }
    const of = (what: 'listed' | 'other') =>
      events.filter((event) => (event.what === 'listed') === (what === 'listed'))
    const listed = of('listed').map(({ product_id }) => product_id)
    await recordHits(tx, { hits: await searchesFor(context, tx, listed), ...due })
    await recordFavouriteNews(tx, of('other'), due)
    return events.length
  })
}

/** Pairs for which the index could not tell everything, by the search. */
type Unsure = Map<number, { rest: Rest; vehicles: IndexedVehicle[] }>

async function searchesFor(
  context: Needs,
  tx: Database,
  products: readonly number[],
): Promise<Hits> {
  const hits: Hits = { searches: [], products: [] }
  if (products.length === 0) return hits
  const index = await savedSearchIndex(context, tx)
  if (index.size === 0) return hits
  const rows = await listListed(tx, products)
  const vehicles = rows.map((row) => indexedVehicle(row, index.dictionaries))
  for (const vehicle of vehicles) index.learn(vehicle)
  const unsure: Unsure = new Map()
  const add = (search: number, product: number) => {
    hits.searches.push(search)
    hits.products.push(product)
  }
  const yieldToEventLoop = openYielder()
  for (const vehicle of vehicles) {
    index.match(vehicle, (search, rest) => {
      if (rest === null) return add(search, vehicle.id)
      const open = unsure.get(search)
      if (open) open.vehicles.push(vehicle)
      else unsure.set(search, { rest, vehicles: [vehicle] })
    })
    await yieldToEventLoop()
  }
  const landed = new Map<string, Promise<Matcher | null>>()
  for (const [search, { rest, vehicles: open }] of unsure) {
    let left = open
    if (rest.clauses.length > 0) {
      const ids = left.map(({ id }) => id)
      const fitting = new Set(await listMatching(tx, ids, conditions(rest.clauses)))
      left = left.filter(({ id }) => fitting.has(id))
    }
    if (rest.landed && left.length > 0) {
      const matcher = await landedMatcherOf(context, index, { query: rest.landed, landed })
      left = matcher ? left.filter((vehicle) => matcher.matches(vehicle)) : []
    }
    for (const { id } of left) add(search, id)
  }
  return hits
}

interface AtDestination {
  query: SavedQuery
  /** Those of this round, by the query's part that they read. */
  landed: Map<string, Promise<Matcher | null>>
}

/** By the rules, rates and tariffs of today; null where nothing is known of the country any more. */
function landedMatcherOf(
  context: Needs,
  index: SearchIndex<Rest>,
  { query, landed }: AtDestination,
): Promise<Matcher | null> {
  const { to_country, to_city, to_port, to_route, shipping, insurance, may_import, budget } = query
  const asked = { to_country, to_city, to_port, to_route, shipping, insurance, may_import, budget }
  const key = JSON.stringify(asked)
  const known = landed.get(key)
  if (known) return known
  const made = (async () => {
    const read = await readLandedQuery(context, query)
    if (!read?.asked) return null
    const { pricer, mayImport, budget: most } = read.asked
    const priced = await pricer.prices(index.dictionaries.facts)
    const filter = { pricer: priced, mayImport, budget: most }
    return landedClause(filter).matcher?.(index.dictionaries) ?? null
  })()
  landed.set(key, made)
  return made
}
