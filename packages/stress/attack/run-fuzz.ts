import { setTimeout as wait } from 'node:timers/promises'
import { report } from '../report.ts'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { signInAll } from '@bandari/api/test/helpers/hostile/callers.ts'
import { fuzz, sendTo } from '@bandari/api/test/helpers/hostile/fuzz.ts'
import { makeAnyRequests } from '@bandari/api/test/helpers/hostile/make-requests.ts'
import type { Shop } from './shop.ts'
import { startVisit } from './visitor.ts'

interface Wanted {
  db: Database
  seed: number
  requests: number
}

/** How many requests are under way at once. */
const parallel = 8

/** After so many requests everybody signs in anew: some of them sign people out, or take their roles away. */
const signInEvery = 500

/** Enough to begin with. */
const mostTold = 10

/** How long a visitor is timed in peace, in milliseconds. */
const peace = 3000

/** Sends generated requests, tells what came of them, and answers how many failures of ours there were. */
export async function runFuzz(shop: Shop, { db, seed, requests }: Wanted): Promise<number> {
  const before = await startVisit(shop.origin, 'pages')
  await wait(peace)
  const inPeace = await before.end()
  await shop.longestPause()

  const during = await startVisit(shop.origin, 'pages')
  let tokens = await signInAll(db)
  let made = 0
  const send = sendTo(shop.origin, ({ role }) => (role === null ? null : tokens[role]))
  let told = 0
  const found = await fuzz(makeAnyRequests(seed, requests), {
    parallel,
    send: async (request) => {
      made += 1
      if (made % 10_000 === 0) report({ sent: made })
      if (made % signInEvery === 0) tokens = await signInAll(db)
      return send(request)
    },
    tell: ({ status, request, said }) => {
      told += 1
      if (told <= mostTold) report({ failure: status, ...request, said })
    },
  })
  const underAttack = await during.end()

  report({
    requests: found.requests,
    seed,
    ...found.statuses,
    failures: found.failures.length,
    longest_pause_ms: await shop.longestPause(),
    visitor_p50_ms: { before: inPeace, during: underAttack },
    process: shop.ending() ?? 'alive',
  })
  return found.failures.length
}
