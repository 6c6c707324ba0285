import { Counter, type Registry } from 'prom-client'
import { bounds, type OperationCounts, type RequestCounts } from './request-counts.ts'

/** Turns the request counts into metrics on each scrape. */

interface Description {
  name: string
  help: string
  labels: string[]
  collect: (add: (labels: Record<string, string>, count: number) => void) => void
}

function register(registry: Registry, { name, help, labels, collect }: Description) {
  const counter = new Counter({
    name,
    help,
    labelNames: labels,
    registers: [],
    collect() {
      this.reset()
      collect((values, count) => this.inc(values, count))
    },
  })
  registry.registerMetric(counter)
}

export function registerOutcomes(registry: Registry, { operations, cache }: RequestCounts) {
  register(registry, {
    name: 'bandari_requests_total',
    help: 'Requests by operation of the contract and kind of answer',
    labels: ['operation', 'status'],
    collect: (add) => {
      for (const [operation, { statuses }] of operations)
        for (const [digit, count] of statuses.entries())
          if (count > 0) add({ operation, status: `${digit}xx` }, count)
    },
  })
  register(registry, {
    name: 'bandari_shared_answers_total',
    help: 'Public answers that were kept (hit) or had to be made or renewed (miss)',
    labels: ['outcome'],
    collect: (add) => {
      add({ outcome: 'hit' }, cache.hits)
      add({ outcome: 'miss' }, cache.misses)
    },
  })
}

/** The series of a histogram, from our own counts: a histogram of the library would count each request itself. */
export function registerDurations(registry: Registry, { operations }: RequestCounts) {
  const name = (part: string) => `bandari_request_seconds_${part}`
  register(registry, {
    name: name('bucket'),
    help: 'Requests that took at most so long',
    labels: ['operation', 'le'],
    collect: (add) => {
      for (const [operation, counts] of operations)
        addBuckets(counts, (le, sum) => add({ operation, le }, sum))
    },
  })
  register(registry, {
    name: name('sum'),
    help: 'Seconds that requests took in all',
    labels: ['operation'],
    collect: (add) => {
      for (const [operation, { seconds }] of operations) add({ operation }, seconds)
    },
  })
  register(registry, {
    name: name('count'),
    help: 'Requests whose duration was counted',
    labels: ['operation'],
    collect: (add) => {
      for (const [operation, { durations }] of operations)
        add(
          { operation },
          durations.reduce((sum, count) => sum + count, 0),
        )
    },
  })
}

function addBuckets({ durations }: OperationCounts, collect: (le: string, sum: number) => void) {
  let sum = 0
  for (const [place, count] of durations.entries()) {
    sum += count
    collect(String(bounds[place] ?? '+Inf'), sum)
  }
}
