import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendOnce } from './attempts.ts'

/** The tab's storage, which a reload leaves as it is. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))
afterEach(() => vi.useRealTimers())

const refund = {
  method: 'POST',
  path: '/support/orders/7/refunds',
  body: '{"amount":"120.00","method":"bank","reference":"TT 4711"}',
}

/** The key that it is sent under, answered with a status; 0 is a connection that broke. */
async function keyOf(status: number, changed: Partial<typeof refund> = {}): Promise<string | null> {
  let sent: string | null = null
  const send = (key: string | null) => {
    sent = key
    return status === 0 ? Promise.reject(new TypeError('lost')) : Promise.resolve(status)
  }
  const statusOf = (result: { answer: number } | { error: unknown }) =>
    'answer' in result ? result.answer : 0
  await sendOnce({ ...refund, ...changed }, send, statusOf).catch(() => undefined)
  return sent
}

it.each([
  ['its answer is lost', 0],
  ['the server fails', 500],
  ['nobody knows whether it was done', 503],
  ['the sign-in is over', 401],
  ['there were too many', 429],
])('a write keeps its key where %s', async (_what, status) => {
  const first = await keyOf(status)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(await keyOf(200)).toBe(first)
})

it.each([
  ['done', 200],
  ['waits for a second person', 202],
  ['wrong', 400],
  ['asked about', 409],
])('the same after an answer is a new intention: %s', async (_what, status) => {
  const first = await keyOf(status)
  expect(await keyOf(200)).not.toBe(first)
})

it('two presses under way have one key', async () => {
  const [first, second] = await Promise.all([keyOf(200), keyOf(200)])
  expect(second).toBe(first)
})

it.each([
  ['another body', { body: '{"amount":"130.00"}' }],
  ['another order', { path: '/support/orders/8/refunds' }],
])('%s is another intention while the first is open', async (_what, changed) => {
  const first = await keyOf(0)
  const second = await keyOf(0, changed)
  expect(second).not.toBe(first)
  expect(await keyOf(200)).toBe(first)
  expect(await keyOf(200, changed)).toBe(second)
})

it('a day after its answer was lost it is a new one', async () => {
  vi.useFakeTimers()
  const first = await keyOf(0)
  vi.advanceTimersByTime(25 * 3600_000)
  expect(await keyOf(200)).not.toBe(first)
})

it.each([
  ['PUT', '/support/payout-batches/7'],
  ['PUT', '/support/adjustments/4'],
  ['POST', '/support/bank-entries/12/assignment'],
  ['POST', '/support/payout-batches'],
  ['POST', '/orders/7/payment-reports/'],
])('%s %s is sent under a key', async (method, path) => {
  expect(await keyOf(200, { method, path })).not.toBeNull()
})

it.each([
  ['GET', '/support/orders/7'],
  ['POST', '/auth/login/'],
  ['PUT', '/support/orders/7/assignee'],
  ['PUT', '/support/articles/7'],
])('%s %s is sent without one', async (method, path) => {
  expect(await keyOf(200, { method, path })).toBeNull()
  expect(sessionStorage.getItem('bandari.attempts')).toBeNull()
})
