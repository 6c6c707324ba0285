import { expect, it, vi } from 'vitest'
import { openQueues } from './queues.ts'

/** Milliseconds of one hash here; on a server it takes about 25. */
const took = 2

it('a sign-in is next beside twenty addresses that try thirty passwords each', async () => {
  const { passwords } = openQueues({ rateLimits: true })
  let done = 0
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, took))
    done += 1
  }
  const attackers = Array.from({ length: 20 }, (_, place) => `address 203.0.113.${place}`)
  const tries = attackers.flatMap((address) =>
    Array.from({ length: 30 }, () => passwords.run([address], work).catch(() => undefined)),
  )
  // Each of them has had a turn or two.
  await vi.waitFor(() => expect(done).toBeGreaterThanOrEqual(30), {
    interval: took,
    timeout: 30_000,
  })
  const before = done
  await passwords.run(['address 198.51.100.7'], work)
  // At most what was under way when it came, and its own.
  expect(done - before).toBeLessThanOrEqual(5)
  await Promise.all(tries)
})
