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

interface FilesOptions {
  db: Database
  seed: number
  files: number
}

/** The shop reads at most three files into memory at the same time. */
const parallel = 3

/** Uploads have limits (a payment report takes three files), so stored files are deleted after this many. */
const makeRoomEvery = 10

/** The first failures are enough to start from. */
const maxReported = 10

/** Sends files to every upload and prints the results. Returns the number of failures: 5xx or no answer. */
export async function runFiles(shop: Shop, { db, seed, files }: FilesOptions): Promise<number> {
  const tokens = await signInAll(db)
  const clientFor = (role: 'buyer' | 'vendor' | 'finance') =>
    createClient({ baseUrl: `${shop.origin}/api`, token: () => tokens[role] })
  const targets: Targets = {
    order: await orderSedan(clientFor('buyer'), shop.origin),
    listing: await createDraft(clientFor('vendor')),
  }
  await nameColumns(clientFor('finance'))
  await shop.longestPause()

  const answers = new Map<Intake, Record<string, number>>()
  let sent = 0
  let reported = 0
  let slowest = 0
  const send = sendTo(shop.origin, ({ role }) => (role === null ? null : tokens[role]))
  const result = await fuzz(makeFiles(seed, files, targets), {
    parallel,
    send: async (request) => {
      if (sent % makeRoomEvery === 0) await makeRoom(db, targets)
      sent += 1
      const started = performance.now()
      const answer = await send(request)
      slowest = Math.max(slowest, performance.now() - started)
      const { intake } = request
      const counts = answers.get(intake) ?? {}
      const statusClass = `${Math.floor(answer.status / 100)}xx`
      answers.set(intake, { ...counts, [statusClass]: (counts[statusClass] ?? 0) + 1 })
      return answer
    },
    tell: ({ status, request, said }) => {
      reported += 1
      if (reported <= maxReported) report({ failure: status, ...request, answer: said })
    },
  })
  for (const intake of intakes) report({ intake, ...answers.get(intake) })
  report({
    files: result.requests,
    seed,
    ...result.statuses,
    failures: result.failures.length,
    slowest_ms: Math.round(slowest),
    longest_pause_ms: await shop.longestPause(),
    process: shop.ending() ?? 'alive',
  })
  return result.failures.length
}

/** A listing for the uploaded pictures. */
async function createDraft(vendor: ReturnType<typeof createClient>): Promise<number> {
  const { data, error } = await vendor.POST('/vendor/create-product', {
    body: { subId: 1, name: '2014 Toyota Vitz F', prodClass: 'vehicles', region: 'ke' },
  })
  if (!data) throw new Error(`not created: ${JSON.stringify(error)}`)
  return data.product_id
}
