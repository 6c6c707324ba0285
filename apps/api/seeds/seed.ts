import { parseArgs } from 'node:util'
import { connect } from '../src/platform/db/connect.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { readSettings } from '../src/settings.ts'
import { seedWorld } from './world.ts'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '0' },
  },
})
const listings = readNumber('listings', 10_000_000)
const orders = readNumber('orders', 1_000_000)

const settings = readSettings(process.env)
const connection = await connect(settings)
await migrate(connection.config)
const started = performance.now()
const added = await seedWorld(connection.config, { listings, history: { orders, settings } })
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  added.listings + added.orders > 0
    ? `Added ${added.listings} listings and ${added.orders} orders in ${seconds} s.`
    : 'There are as many listings and orders already.',
)
await connection.stop()

function readNumber(name: 'listings' | 'orders', most: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= 0 && number <= most) return number
  console.error(`--${name} wants a whole number from 0 to ${most}.`)
  process.exit(2)
}
