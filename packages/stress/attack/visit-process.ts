import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { type VisitKind, visits } from './visits.ts'

/** The process of `visitor.ts`: sends a message when it starts, and its median in milliseconds after it is asked to end. */
const [origin, kind] = process.argv.slice(2) as [string, VisitKind]

/** Pause between two requests, in milliseconds. */
const pauseMs = 20

const times: number[] = []
const stopping = new AbortController()
process.once('message', () => stopping.abort())
// The parent process has ended.
process.once('disconnect', () => process.exit())

process.send?.('started')
for (let n = 0; !stopping.signal.aborted; n += 1) {
  const started = performance.now()
  const answer = await fetch(origin + visits[kind](n), {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  await answer.arrayBuffer()
  times.push(performance.now() - started)
  await wait(pauseMs)
}
process.send?.({ median: percentile(times, 0.5) })
