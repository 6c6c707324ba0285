import { setTimeout as wait } from 'node:timers/promises'
import { report } from '../report.ts'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { signInAll } from '@bandari/api/test/helpers/hostile/callers.ts'
import { fuzz, sendTo } from '@bandari/api/test/helpers/hostile/fuzz.ts'
import { makeAnyRequests } from '@bandari/api/test/helpers/hostile/make-requests.ts'
import type { Shop } from './shop.ts'
import { startVisit } from './visitor.ts'

interface FuzzOptions {
  db: Database
  seed: number
  requests: number
}

/** Concurrent requests. */
const parallel = 8

/** Everybody signs in again after this many requests, because some requests end sessions or remove roles. */
const signInEvery = 500

/** The first failures are enough to start from. */
const maxReported = 10

/** How long a visitor is timed before the attack, in milliseconds. */
const baselineMs = 3000

/** Sends generated requests and prints the results. Returns the number of failures: 5xx or no answer. */
export async function runFuzz(shop: Shop, { db, seed, requests }: FuzzOptions): Promise<number> {
  const before = await startVisit(shop.origin, 'pages')
  await wait(baselineMs)
  const medianBefore = await before.end()
  await shop.longestPause()

  const during = await startVisit(shop.origin, 'pages')
  let tokens = await signInAll(db)
  let sent = 0
  const send = sendTo(shop.origin, ({ role }) => (role === null ? null : tokens[role]))
  let reported = 0
  const result = await fuzz(makeAnyRequests(seed, requests), {
    parallel,
    send: async (request) => {
      sent += 1
      if (sent % 10_000 === 0) report({ sent })
      if (sent % signInEvery === 0) tokens = await signInAll(db)
      return send(request)
    },
    tell: ({ status, request, said }) => {
      reported += 1
      if (reported <= maxReported) report({ failure: status, ...request, answer: said })
    },
  })
  const medianDuring = await during.end()

  report({
    requests: result.requests,
    seed,
    ...result.statuses,
    failures: result.failures.length,
    longest_pause_ms: await shop.longestPause(),
    visitor_p50_ms: { before: medianBefore, during: medianDuring },
    process: shop.ending() ?? 'alive',
  })
  return result.failures.length
}
