import { expect, test } from 'vitest'
import { runDrill } from './run-drill.ts'

test('orders survive connections that are closed and a server that is killed', async () => {
  const figures = await runDrill({ checkouts: 40, backends: 5, servers: 1 })
  expect(figures).toMatchObject({
    processAlive: true,
    acknowledged: 40,
    lost: 0,
    double: 0,
    broken: 0,
    unexpected: [],
    mailsWaiting: 0,
  })
}, 180_000)
