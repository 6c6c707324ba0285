import type { CheckoutRequest } from '@bandari/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginAttempt, endsAttempt, forgetAttempt, pendingAttempt } from './order-attempt.ts'

const order = { basket: '/api/baskets/118/', total: '5000.00' } as CheckoutRequest
const signIn = (email: string) => vi.stubGlobal('document', { cookie: `bandari_email=${email}` })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  signIn('grace@example.com')
})

// The next file in this process must not take what is left for a browser.
afterEach(() => vi.unstubAllGlobals())

describe('beginAttempt', () => {
  it('keeps its key until it is answered, also over a reload', () => {
    const { key } = beginAttempt(order)
    expect(key).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
    expect(beginAttempt({ ...order }).key).toBe(key)
    expect(pendingAttempt()).toMatchObject({ key, body: order })
  })
  it('takes a new key for another order', () => {
    const { key } = beginAttempt(order)
    expect(beginAttempt({ ...order, total: '4800.00' }).key).not.toBe(key)
  })
  it('takes a new key once it is answered', () => {
    const { key } = beginAttempt(order)
    forgetAttempt()
    expect(pendingAttempt()).toBeNull()
    expect(beginAttempt(order).key).not.toBe(key)
  })
  it('is nobody else’s', () => {
    beginAttempt(order)
    signIn('joy@example.com')
    expect(pendingAttempt()).toBeNull()
    signIn('Grace@Example.com')
    expect(pendingAttempt()).not.toBeNull()
  })
})

describe('endsAttempt', () => {
  it.each([
    [200, true],
    [406, true],
    [422, true],
    [401, false],
    [429, false],
    [500, false],
    [0, false],
  ])('%d: %s', (status, expected) => {
    expect(endsAttempt(status)).toBe(expected)
  })
})
