import type { DemoWorld } from '../src/demo.ts'
import { drawOriginal } from './drawings.ts'
import { demoPassword, people } from './people.data.ts'
import { seedWorld } from './world.ts'

/** The size of a first start; `pnpm seed --listings N` makes it larger. */
const firstListings = 20_000
/** Enough for a desk with something to do; `--orders N` adds more. */
const firstOrders = 240

export const demoWorld: DemoWorld = {
  seed: async (connection, settings) => {
    await seedWorld(connection, {
      listings: firstListings,
      onlyWhenEmpty: true,
      history: { orders: firstOrders, settings },
    })
  },
  drawOriginal,
  password: demoPassword,
  logins: Object.entries(people).map(([role, { email }]) => [role, email] as const),
}
