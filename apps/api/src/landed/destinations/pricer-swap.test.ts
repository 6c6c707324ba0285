import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RulePricer } from './rule-pricer.ts'
import { PricerSwap, type PricerVersion } from './pricer-swap.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const version = (digest: string, today = '2026-11-25'): PricerVersion => ({
  pricer: { digest, today } as unknown as RulePricer,
  digest,
  today,
})

const [first, second, third] = [version('one'), version('two'), version('three')]

it('takes the new pricer at once where nobody warms them', () => {
  const swap = new PricerSwap(first)
  swap.follow(second)
  expect(swap.pricer()).toBe(second.pricer)
  expect(swap.needsWarming).toBe(true)
})

it('answers with the warm pricer until the next one is warm', () => {
  const swap = new PricerSwap(first)
  swap.warmed(first.pricer)
  expect(swap.needsWarming).toBe(false)
  swap.follow(second)
  expect(swap.pricer()).toBe(first.pricer)
  expect(swap.newest).toBe(second)
  expect(swap.needsWarming).toBe(true)
  swap.warmed(second.pricer)
  expect(swap.pricer()).toBe(second.pricer)
  expect(swap.needsWarming).toBe(false)
})

it('keeps no old pricer for a minute, however often another follows', () => {
  const swap = new PricerSwap(first)
  swap.warmed(first.pricer)
  swap.follow(second)
  vi.advanceTimersByTime(40_000)
  swap.follow(third)
  expect(swap.pricer()).toBe(first.pricer)
  // The second is no longer wanted.
  swap.warmed(second.pricer)
  vi.advanceTimersByTime(6_000)
  expect(swap.pricer()).toBe(third.pricer)
  expect(swap.needsWarming).toBe(true)
})

it('waits longer where only the day has changed, because no rule has', () => {
  const swap = new PricerSwap(first)
  swap.warmed(first.pricer)
  const tomorrow = version('one', '2026-11-26')
  swap.follow(tomorrow)
  vi.advanceTimersByTime(120_000)
  expect(swap.pricer()).toBe(first.pricer)
  swap.warmed(tomorrow.pricer)
  expect(swap.pricer()).toBe(tomorrow.pricer)
})

it('stays where nothing changed', () => {
  const swap = new PricerSwap(first)
  swap.warmed(first.pricer)
  swap.follow(version('one'))
  expect(swap.needsWarming).toBe(false)
  expect(swap.pricer()).toBe(first.pricer)
})
