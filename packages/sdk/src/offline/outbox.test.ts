import { beforeEach, expect, it } from 'vitest'
import { createOutbox, fateOf, type Letter } from './outbox.ts'

let letters: Map<string, Letter>
/** Keys, in the order in which they arrived. */
let arrived: string[]
let answers: (number | 'no network')[]
let queue: Promise<unknown>

beforeEach(() => {
  letters = new Map()
  arrived = []
  answers = []
  queue = Promise.resolve()
})

function outboxHere() {
  return createOutbox({
    store: {
      all: () => Promise.resolve([...letters.values()]),
      put: async (letter) => letters.set(letter.key, letter),
      delete: async (key) => letters.delete(key),
      clear: async () => letters.clear(),
    },
    fetch: (_, { headers }) => {
      const status = answers.shift() ?? 201
      if (status === 'no network') return Promise.reject(new TypeError('Failed to fetch'))
      arrived.push((headers as Record<string, string>)['idempotency-key'] ?? '')
      const body = status === 400 ? { text: ['Too long.'], codes: { text: ['max'] } } : {}
      return Promise.resolve(Response.json(body, { status }))
    },
    // As the browser's lock: one after the other.
    alone: (act) => {
      const turn = queue.then(act)
      queue = turn.catch(() => null)
      return turn
    },
    announce: () => {},
  })
}

const letter = (key: string, account = 'grace@example.com') => ({
  key,
  account,
  token: 'secret',
  path: '/threads/7/messages/',
  body: '{"text":"Hello","files":[]}',
  language: 'sw',
  place: 'messages/7',
  text: 'Hello',
})

it('a letter waits until the network is back, then goes once', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  answers = ['no network']
  await outbox.send()
  expect([...letters.keys()]).toEqual(['a'])
  await outbox.send()
  await outbox.send()
  expect(arrived).toEqual(['a'])
  expect(letters.size).toBe(0)
})

it('written twice under one key, as by a double tap, it is one letter', async () => {
  const outbox = outboxHere()
  await Promise.all([outbox.add(letter('a')), outbox.add(letter('a'))])
  await outbox.send()
  expect(arrived).toEqual(['a'])
})

it('a page and the worker that send at the same time send it once', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  await Promise.all([outbox.send(), outbox.send(), outboxHere().send()])
  expect(arrived).toEqual(['a'])
})

it('whose answer was lost goes again under the same key, which the server takes once', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  answers = [503]
  await outbox.send()
  await outbox.send()
  expect(arrived).toEqual(['a', 'a'])
  expect(letters.size).toBe(0)
})

it('letters go in the order in which they were written, and wait for one another', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('b'))
  letters.set('a', { ...letter('a'), at: 1, refused: null })
  answers = ['no network']
  await outbox.send()
  expect(letters.size).toBe(2)
  await outbox.send()
  expect(arrived).toEqual(['a', 'b'])
})

it('withdrawn it does not go; what has gone cannot be withdrawn', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  expect(await outbox.withdraw('a')).toBe(true)
  await outbox.send()
  expect(arrived).toEqual([])
  await outbox.add(letter('b'))
  const sending = outbox.send()
  expect(await outbox.withdraw('b')).toBe(false)
  await sending
  expect(arrived).toEqual(['b'])
})

it('a refusal is told and not repeated', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  answers = [400]
  await outbox.send()
  await outbox.send()
  expect(arrived).toEqual(['a'])
  const [refused] = await outbox.lettersOf('grace@example.com')
  expect(refused?.refused).toBe('Too long.')
})

it('nobody sees or sends what another account wrote', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  await outbox.add(letter('b', ''))
  expect(await outbox.lettersOf('otieno@example.com')).toHaveLength(1)
  await outbox.adopt('otieno@example.com', 'other')
  await outbox.send()
  expect(arrived).toEqual(['b'])
})

it('after a session that ended it goes with the token of the next', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  answers = [401]
  await outbox.send()
  await outbox.adopt('grace@example.com', 'new')
  expect(letters.get('a')?.token).toBe('new')
})

it('signing out leaves none', async () => {
  const outbox = outboxHere()
  await outbox.add(letter('a'))
  await outbox.clear()
  expect(letters.size).toBe(0)
})

it.each([
  [200, 'sent'],
  [201, 'sent'],
  [204, 'sent'],
  [401, 'sign-in'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [422, 'refused'],
] as const)('%d: %s', (status, fate) => {
  expect(fateOf(status)).toBe(fate)
})
