import { parseArgs } from 'node:util'
import { runDrill } from './run-drill.ts'

/**
 * `node drill/drill.ts [--checkouts 1000] [--backends 50] [--servers 10]` in `packages/stress`: closes database connections of
 * the shop and kills its embedded database during checkouts. Takes a few minutes, writes to a temporary folder only, and exits
 * with 1 when an order was lost.
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
