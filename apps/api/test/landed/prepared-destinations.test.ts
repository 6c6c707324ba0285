import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { callerOf } from '../helpers/calls.ts'
import { openLog } from '../../src/core/log.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { findPricerSwap, findPricer } from '../../src/landed/destinations/find-pricer.ts'
import { warmDestinations } from '../../src/landed/destinations/warm-destinations.ts'
import { readImportRules, succeedRules } from '../../src/landed/rules.store.ts'
import type { Destination } from '../../src/stock/catalogue/landed-price/destination-pricer.ts'
import { type State, readVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '../../src/stock/catalogue/engine/vehicle-index.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Nobody waits for the prices of a destination that somebody asked for in the last days. */

let world: World
let held: State
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const day = world.clock.now().toISOString().slice(0, 10)
  await (await world.as('finance')).POST('/support/exchange-rates', {
    body: { currency: 'ZMW', rate: '23.00', day, source: 'test' },
  })
  held = await readVehicles(world.connection, new VehicleIndex())
})
afterAll(() => world.close())

const lusaka: Destination = { country: 'ZM', city: 'Lusaka', shipping: 'RORO', insurance: true }
const query = { to_country: 'ZM', to_city: 'Lusaka', may_import: true, insurance: true } as const

const needs = (db = world.db) => {
  const { clock, settings } = world
  return { db, clock, settings, listedVehicles: () => held.index, log: openLog('error') }
}

async function isReady(db = world.db): Promise<boolean> {
  const pricer = await findPricer(needs(db), lusaka)
  return pricer?.isReady(held.index.dictionaries.facts) ?? false
}

async function isCold(): Promise<boolean> {
  const found = await findPricerSwap(needs(), lusaka)
  return found?.swap.needsWarming ?? true
}

const usesOf = async () => {
  const { rows } = await sql<{ destination: Destination; asks: number }>`
    select destination, asks::integer as asks from door_uses`.execute(world.db)
  return rows
}

describe('a destination that was asked for', () => {
  it('is remembered, and warm in the next process before anybody asks', async () => {
    const ask = callerOf(world.db, 'searchVehicles', { listedVehicles: () => held.index })
    await ask(query)
    await ask({ ...query, to_country: 'KE', to_city: 'Nairobi' })
    await ask({ ...query, page: '2' })
    const warming = warmDestinations(needs())
    await vi.waitFor(async () => expect(await usesOf()).toHaveLength(2), { timeout: 120_000 })
    await warming.stop()
    expect(await usesOf()).toContainEqual({ destination: lusaka, asks: 2 })

    const db = openDatabase({ ...world.connection, max: 4 }, openLog('error'))
    expect(await isReady(db)).toBe(false)
    const next = warmDestinations(needs(db))
    await vi.waitFor(async () => expect(await isReady(db)).toBe(true), { timeout: 120_000 })
    await next.stop()
    await db.destroy()
  })

  it('shows the old prices until the new ones are there, and then those', async () => {
    const warming = warmDestinations(needs())
    await vi.waitFor(async () => expect(await isCold()).toBe(false), { timeout: 120_000 })
    const before = await findPricer(needs(), lusaka)
    const rules = await readImportRules(world.db, 'ZM')
    const fee = rules?.fees.find(({ high, currency }) => high !== null && currency === 'USD')
    fee!.high = String(Number(fee!.high) + 1)
    const checked = { ...rules!, checked_on: world.clock.now().toISOString().slice(0, 10) }
    await succeedRules(world.db, checked, world.clock.now())
    const told: boolean[] = []
    await vi.waitFor(
      async () => {
        told.push(await isReady())
        expect(await findPricer(needs(), lusaka)).not.toBe(before)
      },
      { timeout: 120_000, interval: 20 },
    )
    await warming.stop()
    // Whoever asked meanwhile was answered at once.
    expect(told.length).toBeGreaterThan(1)
    expect(told).not.toContain(false)
  })
})
