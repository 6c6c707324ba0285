import { createClient } from '@bandari/sdk/client'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { signInAll } from '@bandari/api/test/helpers/hostile/callers.ts'
import {
  type Intake,
  intakes,
  type Targets,
} from '@bandari/api/test/helpers/hostile/files/intakes.ts'
import { makeFiles } from '@bandari/api/test/helpers/hostile/files/make-files.ts'
import { makeRoom } from '@bandari/api/test/helpers/hostile/files/make-room.ts'
import { nameColumns } from '@bandari/api/test/helpers/hostile/files/name-columns.ts'
import { fuzz, sendTo } from '@bandari/api/test/helpers/hostile/fuzz.ts'
import { report } from '../report.ts'
import { orderSedan } from './order-sedan.ts'
import type { Shop } from './shop.ts'

interface Wanted {
  db: Database
  seed: number
  files: number
}

/** The shop takes three files into memory at once. */
const parallel = 3

/** After so many files what they fill up is emptied: a payment report takes three. */
const makeRoomEvery = 10

/** Enough to begin with. */
const mostTold = 10

/** Sends files to every intake, tells what came of them, and answers how many failures of ours there were. */
export async function runFiles(shop: Shop, { db, seed, files }: Wanted): Promise<number> {
  const tokens = await signInAll(db)
  const clientOf = (role: 'buyer' | 'vendor' | 'finance') =>
    createClient({ baseUrl: `${shop.origin}/api`, token: () => tokens[role] })
  const targets: Targets = {
    order: await orderSedan(clientOf('buyer'), shop.origin),
    listing: await draft(clientOf('vendor')),
  }
  await nameColumns(clientOf('finance'))
  await shop.longestPause()

  const answers = new Map<Intake, Record<string, number>>()
  let made = 0
  let told = 0
  let slowest = 0
  const send = sendTo(shop.origin, ({ role }) => (role === null ? null : tokens[role]))
  const found = await fuzz(makeFiles(seed, files, targets), {
    parallel,
    send: async (request) => {
      if (made % makeRoomEvery === 0) await makeRoom(db, targets)
      made += 1
      const began = performance.now()
      const answer = await send(request)
      slowest = Math.max(slowest, performance.now() - began)
      const { intake } = request
      const counted = answers.get(intake) ?? {}
      const kind = `${Math.floor(answer.status / 100)}xx`
      answers.set(intake, { ...counted, [kind]: (counted[kind] ?? 0) + 1 })
      return answer
    },
    tell: ({ status, request, said }) => {
      told += 1
      if (told <= mostTold) report({ failure: status, ...request, said })
    },
  })
  for (const intake of intakes) report({ intake, ...answers.get(intake) })
  report({
    files: found.requests,
    seed,
    ...found.statuses,
    failures: found.failures.length,
    slowest_ms: Math.round(slowest),
    longest_pause_ms: await shop.longestPause(),
    process: shop.ending() ?? 'alive',
  })
  return found.failures.length
}

/** A listing that pictures are sent to. */
async function draft(vendor: ReturnType<typeof createClient>): Promise<number> {
  const { data, error } = await vendor.POST('/vendor/create-product', {
    body: { subId: 1, name: '2014 Toyota Vitz F', prodClass: 'vehicles', region: 'ke' },
  })
  if (!data) throw new Error(`not created: ${JSON.stringify(error)}`)
  return data.product_id
}
