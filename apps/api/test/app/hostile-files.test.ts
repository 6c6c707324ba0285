import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { signInAll, type Tokens } from '../helpers/hostile/callers.ts'
import { intakes, type Targets } from '../helpers/hostile/files/intakes.ts'
import { makeFiles } from '../helpers/hostile/files/make-files.ts'
import { makeRoom } from '../helpers/hostile/files/make-room.ts'
import { nameColumns } from '../helpers/hostile/files/name-columns.ts'
import { fuzz, type Send } from '../helpers/hostile/fuzz.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { orderedCar } from '../helpers/steps.ts'
import { draftVehicle } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A short run of the files that `pnpm attack` sends to every intake; its seed makes it the same every time. */

let world: World
let tokens: Tokens
let targets: Targets
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const { buyer, order } = await orderedCar(world)
  const listing = await draftVehicle(world, { client: await world.as('vendor') })
  targets = { order: order.id, listing }
  const token = await insertSession(world.db, buyer.id, world.clock.now())
  tokens = { ...(await signInAll(world.db)), buyer: token }
  await nameColumns(await world.as('finance'))
})
afterAll(() => world.close())

let sent = 0

const send: Send = async ({ role, method, url, headers, body }) => {
  if (sent % 10 === 0) await makeRoom(world.db, targets)
  sent += 1
  const answer = await world.app.inject({
    method: method as 'POST',
    url,
    headers: { ...headers, ...(role === null ? {} : { authorization: `Token ${tokens[role]}` }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, said: answer.payload.slice(0, 300) }
}

it('is our fault for none of 60 hostile files, ten of each intake', async () => {
  const files = makeFiles(20, 10 * intakes.length, targets)
  const { requests, statuses, failures } = await fuzz(files, { parallel: 1, send })
  expect(failures).toEqual([])
  expect(requests).toBe(60)
  // Some are taken in, so that what is behind the readers is tried, too.
  expect(statuses['2xx']).toBeGreaterThan(2)
}, 240_000)
