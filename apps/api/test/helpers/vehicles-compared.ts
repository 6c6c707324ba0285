import { sql } from 'kysely'
import { expect } from 'vitest'
import { callerOf } from './calls.ts'
import { mulberry } from './random.ts'
import type { VehicleIndex } from '../../src/stock/catalogue/engine/vehicle-index.ts'
import { plainSorts } from '../../src/stock/catalogue/search/sorts.store.ts'
import { stockProduct } from './steps.ts'
import { listRows, type Query } from './vehicle-queries.ts'
import type { World } from './world.ts'

const orderings = plainSorts.flatMap((name) => [name, `-${name}`])

/** The plain statement is the measure: answers are the same, counts, order and cards. */
export async function expectSame({ db }: World, model: VehicleIndex, queries: readonly Query[]) {
  for (const name of ['searchVehicles', 'countVehicleFacets'] as const) {
    const memory = callerOf(db, name, { listedVehicles: () => model })
    const database = callerOf(db, name)
    for (const [index, query] of queries.entries()) {
      const asked = {
        ...query,
        ordering: orderings[index % orderings.length],
        ...(name === 'searchVehicles' && index % 3 === 0 ? { page: 'last' } : {}),
      } as never
      const { body } = await memory(asked)
      expect(body, `${name} ${JSON.stringify(asked)}`).toEqual((await database(asked)).body)
    }
  }
}

/** What happens to stock: sold, back, another price, another title, another picture, gone, new. */
export async function shakeStock(world: World, seed: number) {
  const { db } = world
  const random = mulberry(seed)
  const rows = await listRows(db)
  const some = (share: number) => rows.filter(() => random() < share).map(({ id }) => id)
  const each = async (share: number, change: ReturnType<typeof sql>) =>
    sql`update products set ${change} where id = any(${some(share)}::bigint[])`.execute(db)
  await each(0.03, sql`reserved = quantity`)
  await sql`update products set reserved = 0 where id % 50 = ${seed % 50}`.execute(db)
  await each(0.03, sql`price = price + ${Math.floor(random() * 500_000)}`)
  await each(0.02, sql`title = 'Rarely seen ' || title, colour = 'turquoise', model_year = 2031`)
  await each(0.02, sql`mileage = null, image_count = 7`)
  await each(
    0.02,
    sql`drive = '2WD', seats = 9, doors = null, engine_size = '658 cc', auction_grade = '4.5', image_count = 0,
      features = array['Sunroof', 'sunroof', 'Never seen'], date_created = now()`,
  )
  await each(
    0.02,
    sql`location = ${'Nagoya harbour, '.repeat(7)}, title = title || ${'\u001f| 100 %'}`,
  )
  for (let n = 0; n < 3; n += 1) await stockProduct(world, { title: `Newcomer ${seed} ${n}` })
}
