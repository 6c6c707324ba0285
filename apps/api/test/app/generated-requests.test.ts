import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { signInAll, type Tokens } from '../helpers/hostile/callers.ts'
import { fuzz, type Send } from '../helpers/hostile/fuzz.ts'
import { makeRequests } from '../helpers/hostile/make-requests.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A short run of what `pnpm attack` generates from the contract; its seed makes it the same every time. */

let world: World
let tokens: Tokens
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  tokens = await signInAll(world.db)
})
afterAll(() => world.close())

const send: Send = async ({ role, method, url, headers, body }) => {
  const answer = await world.app.inject({
    method: method as 'POST',
    url,
    headers: { ...headers, ...(role === null ? {} : { authorization: `Token ${tokens[role]}` }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, said: answer.payload.slice(0, 300) }
}

it('is our fault for none of 400 hostile requests', async () => {
  const { requests, statuses, failures } = await fuzz(makeRequests(20, 400), {
    parallel: 6,
    send,
  })
  expect(failures).toEqual([])
  expect(requests).toBe(400)
  // Enough of them come past the door to say something of what is behind it.
  expect(statuses['2xx']).toBeGreaterThan(30)
}, 240_000)
