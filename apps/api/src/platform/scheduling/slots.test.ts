import { describe, expect, test } from 'vitest'
import {
  admit,
  displaced,
  usageAfter,
  idleClient,
  nextSlot,
  type QueueLimits,
  waitTime,
  type ClientUsage,
} from './slots.ts'

const limits: QueueLimits = {
  atOnce: 2,
  perClient: 1,
  waiting: 4,
  waitingPerClient: 2,
  share: 0.25,
  burst: 100,
  longestRest: 2000,
}

const client = (usage: Partial<ClientUsage> = {}): ClientUsage => ({ ...idleClient, ...usage })

describe('a client rests', () => {
  test.each([
    ['never before', {}, 0, 0],
    ['within the burst', { used: 100 }, 0, 0],
    ['four milliseconds for each one too many', { used: 110 }, 0, 40],
    ['less as time goes by', { used: 110 }, 30, 10],
    ['no longer once it is earned', { used: 110 }, 40, 0],
    ['counted from its last work', { used: 110, at: 1000 }, 1000, 40],
  ])('%s', (_case, usage, now, rest) => {
    expect(waitTime(client(usage), now, limits)).toBe(rest)
  })

  test('never where its share is everything', () => {
    const free = { ...limits, share: 1, burst: 0 }
    expect(waitTime(client({ used: 500, at: 0 }), 500, free)).toBe(0)
  })
})

describe('work is charged', () => {
  test.each([
    ['less what it earned meanwhile', 0, 100, 75],
    ['beside what was used before', 50, 100, 125],
    ['no more than the longest rest, on a slow machine', 0, 60_000, 600],
  ])('%s', (_case, used, took, expected) => {
    expect(usageAfter(used, took, limits)).toBe(expected)
    expect(waitTime(client({ used: expected }), 0, limits)).toBeLessThanOrEqual(2000)
  })
})

describe('one more piece', () => {
  test.each([
    ['is admitted', [client()], 0, 'admitted'],
    ['is too many of this client', [client({ waiting: 2 })], 2, 'client-full'],
    ['is too many of its address', [client(), client({ waiting: 2 })], 2, 'client-full'],
    ['is too many of everybody', [client()], 4, 'queue-full'],
    ['is admitted while the client’s others run', [client({ running: 1 })], 0, 'admitted'],
  ] as const)('%s', (_case, clients, waiting, admission) => {
    expect(admit(clients, waiting, limits)).toBe(admission)
  })
})

describe('the next turn', () => {
  const busy = client({ running: 1 })
  const tired = client({ used: 140 })
  const used = client({ used: 50 })
  test.each([
    ['is nobody’s when nobody waits', [], 0, { none: true }],
    ['is the first one’s among equals', [[client()], [client()]], 0, { next: 0 }],
    ['is theirs who have used less', [[used], [client()]], 0, { next: 1 }],
    ['passes over a client that is at work', [[busy], [used]], 1, { next: 1 }],
    ['passes over a client that rests', [[tired], [used]], 0, { next: 1 }],
    ['passes over an account whose address is at work', [[client(), busy], [used]], 1, { next: 1 }],
    ['waits for the first to have rested', [[client({ used: 200 })], [tired]], 0, { wait: 160 }],
    ['waits for an end when all who wait are at work', [[busy]], 1, { none: true }],
    ['waits for an end when everybody is at work', [[client()]], 2, { none: true }],
    [
      'counts the one of its clients that has used most',
      [[client(), used], [client({ used: 20 })]],
      0,
      { next: 1 },
    ],
  ] as const)('%s', (_case, pieces, running, turn) => {
    expect(nextSlot(pieces, running, { now: 0, limits })).toEqual(turn)
  })
})

describe('where nobody else may wait', () => {
  const [many, few] = [client({ waiting: 3 }), client({ waiting: 1 })]
  test.each([
    ['the last of whoever has most gives way', [[many], [few], [many], [many]], [client()], 3],
    ['whoever is newest of equals stays out', [[few], [client({ waiting: 1 })]], [few], null],
    ['nobody gives way to one who would have as many', [[few]], [client()], null],
    ['an address counts as an account does', [[few, many], [few]], [client()], 0],
  ])('%s', (_case, tasks, newcomer, place) => {
    expect(displaced(tasks, newcomer)).toBe(place)
  })
})
