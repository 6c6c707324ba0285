import { Counter, type Registry } from 'prom-client'
import { bounds, type OperationCounts, type RequestCounts } from './request-counts.ts'

/** Turns what was counted into metrics when somebody asks. */

interface Told {
  name: string
  help: string
  labels: string[]
  tell: (add: (labels: Record<string, string>, count: number) => void) => void
}

function register(registry: Registry, { name, help, labels, tell }: Told) {
  const counter = new Counter({
    name,
    help,
    labelNames: labels,
    registers: [],
    collect() {
      this.reset()
      tell((values, count) => this.inc(values, count))
    },
  })
  registry.registerMetric(counter)
}

export function tellOutcomes(registry: Registry, { operations, cache }: RequestCounts) {
  register(registry, {
    name: 'bandari_requests_total',
    help: 'Requests by operation of the contract and kind of answer',
    labels: ['operation', 'status'],
    tell: (add) => {
      for (const [operation, { statuses }] of operations)
        for (const [digit, count] of statuses.entries())
          if (count > 0) add({ operation, status: `${digit}xx` }, count)
    },
  })
  register(registry, {
    name: 'bandari_shared_answers_total',
    help: 'Public answers that were kept (hit) or had to be made or renewed (miss)',
    labels: ['outcome'],
    tell: (add) => {
      add({ outcome: 'hit' }, cache.hits)
      add({ outcome: 'miss' }, cache.misses)
    },
  })
}

/** The parts of a histogram, as the counts are kept: a histogram of the library's would count each request itself. */
export function tellDurations(registry: Registry, { operations }: RequestCounts) {
  const name = (part: string) => `bandari_request_seconds_${part}`
  register(registry, {
    name: name('bucket'),
    help: 'Requests that took at most so long',
    labels: ['operation', 'le'],
    tell: (add) => {
      for (const [operation, counts] of operations)
        tellBuckets(counts, (le, sum) => add({ operation, le }, sum))
    },
  })
  register(registry, {
    name: name('sum'),
    help: 'Seconds that requests took in all',
    labels: ['operation'],
    tell: (add) => {
      for (const [operation, { seconds }] of operations) add({ operation }, seconds)
    },
  })
  register(registry, {
    name: name('count'),
    help: 'Requests whose duration was counted',
    labels: ['operation'],
    tell: (add) => {
      for (const [operation, { durations }] of operations)
        add(
          { operation },
          durations.reduce((sum, count) => sum + count, 0),
        )
    },
  })
}

function tellBuckets({ durations }: OperationCounts, tell: (le: string, sum: number) => void) {
  let sum = 0
  for (const [place, count] of durations.entries()) {
    sum += count
    tell(String(bounds[place] ?? '+Inf'), sum)
  }
}
