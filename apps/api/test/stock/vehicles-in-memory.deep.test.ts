import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { catchUp, type State, readVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '../../src/stock/catalogue/engine/vehicle-index.ts'
import { expectSame, shakeStock } from '../helpers/vehicles-compared.ts'
import { listRows, randomQueries } from '../helpers/vehicle-queries.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let held: State
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  held = await readVehicles(world.connection, new VehicleIndex({ segment: 100, changes: 10 }))
})
afterAll(() => world.close())

it('finds, counts and pages as the database does in two thousand searches, while stock changes', async () => {
  for (let round = 0; round < 10; round += 1) {
    await expectSame(world, held.index, randomQueries(await listRows(world.db), 100 + round))
    await shakeStock(world, round)
    const next = await catchUp(world.db, held)
    expect(next).not.toBeNull()
    held = next ?? held
  }
})
