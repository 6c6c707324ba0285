import { expect, it } from 'vitest'
import { bytesSince } from './page-weight.ts'

const fetched = [
  { startTime: 0, transferSize: 20_000 },
  { startTime: 5, transferSize: 0 },
  { startTime: 90, transferSize: 3_000 },
  { startTime: 120 },
]

it.each([
  [0, 23_000],
  [1, 3_000],
  [90, 3_000],
  [91, 0],
])('from %d ms on, %d bytes came over the network', (at, bytes) => {
  expect(bytesSince(at, fetched)).toBe(bytes)
})

it.each([
  [
    'handed on by a worker',
    { workerStart: 3, serverTiming: [{ name: 'bytes', duration: 18_000 }] },
    18_000,
  ],
  [
    'without a worker',
    { workerStart: 0, serverTiming: [{ name: 'bytes', duration: 18_000 }] },
    150_000,
  ],
  ['that the worker had', { workerStart: 3, serverTiming: [{ name: 'kept', duration: 0 }] }, 0],
  ['of which nobody says anything', { workerStart: 3, serverTiming: [] }, 150_000],
])('of a document %s', (_, said, bytes) => {
  expect(bytesSince(0, [{ startTime: 0, transferSize: 150_000, ...said }])).toBe(bytes)
})
