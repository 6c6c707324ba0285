import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LandedDoor } from './rule-pricer.ts'
import { Entrance, type Opened } from './pricer-swap.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const opened = (digest: string, today = '2026-11-25'): Opened => ({
  door: { digest, today } as unknown as LandedDoor,
  digest,
  today,
})

const [first, second, third] = [opened('one'), opened('two'), opened('three')]

it('leads through the new door at once where nobody prepares them', () => {
  const entrance = new Entrance(first)
  entrance.follow(second)
  expect(entrance.door()).toBe(second.door)
  expect(entrance.isWanting).toBe(true)
})

it('leads through the prepared door until the next one is prepared', () => {
  const entrance = new Entrance(first)
  entrance.prepared(first.door)
  expect(entrance.isWanting).toBe(false)
  entrance.follow(second)
  expect(entrance.door()).toBe(first.door)
  expect(entrance.newest).toBe(second)
  expect(entrance.isWanting).toBe(true)
  entrance.prepared(second.door)
  expect(entrance.door()).toBe(second.door)
  expect(entrance.isWanting).toBe(false)
})

it('does not hold an old door open for a minute, however often it is followed', () => {
  const entrance = new Entrance(first)
  entrance.prepared(first.door)
  entrance.follow(second)
  vi.advanceTimersByTime(40_000)
  entrance.follow(third)
  expect(entrance.door()).toBe(first.door)
  // Nobody asks for it any more.
  entrance.prepared(second.door)
  vi.advanceTimersByTime(6_000)
  expect(entrance.door()).toBe(third.door)
  expect(entrance.isWanting).toBe(true)
})

it('gives another day more time: no rule is another one', () => {
  const entrance = new Entrance(first)
  entrance.prepared(first.door)
  const tomorrow = opened('one', '2026-11-26')
  entrance.follow(tomorrow)
  vi.advanceTimersByTime(120_000)
  expect(entrance.door()).toBe(first.door)
  entrance.prepared(tomorrow.door)
  expect(entrance.door()).toBe(tomorrow.door)
})

it('stays where nothing changed', () => {
  const entrance = new Entrance(first)
  entrance.prepared(first.door)
  entrance.follow(opened('one'))
  expect(entrance.isWanting).toBe(false)
  expect(entrance.door()).toBe(first.door)
})
