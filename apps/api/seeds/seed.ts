import { parseArgs } from 'node:util'
import { connect } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import { readSettings } from '../src/settings.ts'
import { seedWorld } from './world.ts'

const { values } = parseArgs({ options: { listings: { type: 'string', default: '20000' } } })
const listings = Number(values.listings)
if (!Number.isInteger(listings) || listings < 0 || listings > 10_000_000) {
  console.error('--listings wants a whole number from 0 to 10000000.')
  process.exit(2)
}

const settings = readSettings(process.env)
const connection = await connect(settings)
await migrate(connection.config)
const started = performance.now()
const added = await seedWorld(connection.config, {
  listings,
})
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  added > 0
    ? `Added ${added} listings in ${seconds} s.`
    : `There are ${listings} listings or more already.`,
)
await connection.stop()
