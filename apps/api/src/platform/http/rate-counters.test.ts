import { expect, test } from 'vitest'
import { countersInMemory } from './rate-counters.ts'

function counting() {
  let now = 0
  const counters = countersInMemory(() => now)
  return { ...counters, wait: (ms: number) => (now += ms) }
}

test('calls of one key are counted until their window ends', async () => {
  const { count, wait } = counting()
  expect(await count('a', 1000)).toEqual({ current: 1, ttl: 1000 })
  wait(400)
  expect(await count('a', 1000)).toEqual({ current: 2, ttl: 600 })
  expect(await count('b', 1000)).toEqual({ current: 1, ttl: 1000 })
  wait(600)
  expect(await count('a', 1000)).toEqual({ current: 1, ttl: 1000 })
})

test('what is given back was never counted, and never less than nothing', async () => {
  const { count, giveBack } = counting()
  await count('a', 1000)
  await giveBack('a')
  await giveBack('a')
  await giveBack('nobody')
  expect((await count('a', 1000)).current).toBe(1)
})

test('keys whose window has ended are forgotten', async () => {
  const { count, wait } = counting()
  for (let n = 0; n < 6000; n += 1) await count(`caller ${n}`, 1000)
  wait(1000)
  expect(await count('caller 1', 1000)).toEqual({ current: 1, ttl: 1000 })
})
