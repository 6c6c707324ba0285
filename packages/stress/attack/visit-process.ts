import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { type VisitKind, visits } from './visits.ts'

/** Visits, for `visitor.ts`: says when it begins, and its median in milliseconds when it is told to end. */
const [origin, kind] = process.argv.slice(2) as [string, VisitKind]

/** Milliseconds that a visitor looks at what came. */
const between = 20

const times: number[] = []
const leaving = new AbortController()
process.once('message', () => leaving.abort())
// Whoever started the visit is gone.
process.once('disconnect', () => process.exit())

process.send?.('begun')
for (let n = 0; !leaving.signal.aborted; n += 1) {
  const started = performance.now()
  const answer = await fetch(origin + visits[kind](n), {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  await answer.arrayBuffer()
  times.push(performance.now() - started)
  await wait(between)
}
process.send?.({ median: percentile(times, 0.5) })
