import { expect, it } from 'vitest'
import { classAt75, classOf, ratingOf, valueOf, vitalNames } from './scales.ts'

it.each([
  ['lcp', 0, 'good'],
  ['lcp', 2500, 'good'],
  ['lcp', 2500.1, 'needs-improvement'],
  ['lcp', 4000, 'needs-improvement'],
  ['lcp', 4000.1, 'poor'],
  ['lcp', 3_600_000, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 201, 'needs-improvement'],
  ['inp', 500, 'needs-improvement'],
  ['inp', 501, 'poor'],
  ['cls', 0, 'good'],
  ['cls', 0.1, 'good'],
  ['cls', 0.1001, 'needs-improvement'],
  ['cls', 0.25, 'needs-improvement'],
  ['cls', 0.2501, 'poor'],
  ['fcp', 1800, 'good'],
  ['fcp', 3000, 'needs-improvement'],
  ['fcp', 3001, 'poor'],
  ['ttfb', 800, 'good'],
  ['ttfb', 1800, 'needs-improvement'],
  ['ttfb', 1801, 'poor'],
] as const)('%s of %d is %s', (name, value, rating) => {
  expect(ratingOf(name, classOf(name, value))).toBe(rating)
})

it.each([
  [[], null],
  [[[3, 1]], 3],
  [
    [
      [1, 3],
      [2, 1],
    ],
    1,
  ],
  [
    [
      [2, 2],
      [1, 2],
    ],
    2,
  ],
  [
    [
      [-1, 1],
      [0, 1],
      [5, 1],
      [9, 1],
    ],
    5,
  ],
] as const)('three of four of %j are in %j or below', (counts, expected) => {
  expect(classAt75(new Map(counts.map(([of, count]) => [of, count])))).toBe(expected)
})

/** A sequence that is the same in every run. */
function* random(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

it.each(vitalNames.flatMap((name) => [1, 2, 3, 4].map((seed) => [name, seed] as const)))(
  'of %s, by chance (%d), the 75th percentile is less than 5%% off',
  (name, seed) => {
    const chance = random(seed)
    const next = () => chance.next().value ?? 0
    const scale = name === 'cls' ? 0.08 : 1200
    // Long tails, as pages have them.
    const values = Array.from(
      { length: 30 + seed * 700 },
      () => scale * Math.exp(2 * (next() + next() + next() - 1.5)),
    )
    const counts = new Map<number, number>()
    for (const value of values) {
      const of = classOf(name, value)
      counts.set(of, (counts.get(of) ?? 0) + 1)
    }
    const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0
    const found = valueOf(name, classAt75(counts) ?? 0)
    expect(Math.abs(found - exact) / exact).toBeLessThan(0.05)
  },
)
