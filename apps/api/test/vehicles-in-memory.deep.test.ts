import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { catchUp, type Held, holdVehicles } from '../src/stock/catalogue/engine/held.ts'
import { VehicleIndex } from '../src/stock/catalogue/engine/vehicle-index.ts'
import { foldVehicleSearch } from '../src/stock/catalogue/search/vehicle-index.store.ts'
import { expectSame, shakeStock } from './vehicles-compared.ts'
import { listRows, randomQueries } from './vehicle-queries.ts'
import { createWorld, type World } from './world.ts'

let world: World
let held: Held
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  held = await holdVehicles(world.connection, new VehicleIndex({ segment: 100, changes: 10 }))
})
afterAll(() => world.close())

it('finds, counts and pages as the database does in two thousand searches, while stock changes', async () => {
  for (let round = 0; round < 10; round += 1) {
    await expectSame(world, held.model, randomQueries(await listRows(world.db), 100 + round))
    await shakeStock(world, round)
    if (round % 2 === 1) await foldVehicleSearch(world.db)
    const next = await catchUp(world.db, held)
    expect(next).not.toBeNull()
    held = next ?? held
  }
})
