import { parseArgs } from 'node:util'
import { runDrill } from './run-drill.ts'

/**
 * `pnpm --filter @bandari/api drill [--checkouts 1000] [--backends 50] [--servers 10]`: closes connections of the shop
 * and kills its embedded database while people check out. Takes a few minutes, touches nothing but a folder of its own,
 * and ends with 1 when an order was lost.
 */
const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '1000' },
    backends: { type: 'string', default: '50' },
    servers: { type: 'string', default: '10' },
  },
})
const figures = await runDrill({
  checkouts: Math.min(Number(values.checkouts), 5000),
  backends: Number(values.backends),
  servers: Number(values.servers),
})
console.log(JSON.stringify(figures, null, 2))
const isSound =
  figures.processAlive &&
  figures.acknowledged === figures.checkouts &&
  figures.lost + figures.double + figures.broken + figures.unexpected.length === 0
process.exit(isSound ? 0 : 1)
