import { Counter, type Registry } from 'prom-client'
import { bounds, type Counted, type RequestCounts, type Tally } from './request-counts.ts'

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

type Statuses = (add: (labels: Record<string, string>, count: number) => void) => void

function statusesOf(tally: Tally, label: string): Statuses {
  return (add) => {
    for (const [name, { statuses }] of tally)
      for (const [digit, count] of statuses.entries())
        if (count > 0) add({ [label]: name, status: `${digit}xx` }, count)
  }
}

export function registerOutcomes(
  registry: Registry,
  { operations, pages, checks, cache }: RequestCounts,
) {
  register(registry, {
    name: 'bandari_requests_total',
    help: 'Requests by operation of the contract and kind of answer',
    labels: ['operation', 'status'],
    collect: statusesOf(operations, 'operation'),
  })
  register(registry, {
    name: 'bandari_pages_total',
    help: 'Pages by the pattern of their address and kind of answer',
    labels: ['route', 'status'],
    collect: statusesOf(pages, 'route'),
  })
  register(registry, {
    name: 'bandari_checks_total',
    help: 'Questions of machines whether the process is well (readyz, healthz), by kind of answer',
    labels: ['check', 'status'],
    collect: statusesOf(checks, 'check'),
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

export function registerDurations(registry: Registry, { operations, pages }: RequestCounts) {
  registerHistogram(registry, { tally: operations, of: 'request', label: 'operation' })
  registerHistogram(registry, { tally: pages, of: 'page', label: 'route' })
}

interface Histogram {
  tally: Tally
  of: 'request' | 'page'
  label: string
}

/** The series of a histogram, from our own counts: a histogram of the library would count each request itself. */
function registerHistogram(registry: Registry, { tally, of, label }: Histogram) {
  const name = (part: string) => `bandari_${of}_seconds_${part}`
  register(registry, {
    name: name('bucket'),
    help: `Each ${of} that took at most so long`,
    labels: [label, 'le'],
    collect: (add) => {
      for (const [value, counts] of tally)
        addBuckets(counts, (le, sum) => add({ [label]: value, le }, sum))
    },
  })
  register(registry, {
    name: name('sum'),
    help: `Seconds that each ${of} took, summed up`,
    labels: [label],
    collect: (add) => {
      for (const [value, { seconds }] of tally) add({ [label]: value }, seconds)
    },
  })
  register(registry, {
    name: name('count'),
    help: `Each ${of} whose duration was counted`,
    labels: [label],
    collect: (add) => {
      for (const [value, { durations }] of tally)
        add(
          { [label]: value },
          durations.reduce((sum, count) => sum + count, 0),
        )
    },
  })
}

function addBuckets({ durations }: Counted, collect: (le: string, sum: number) => void) {
  let sum = 0
  for (const [place, count] of durations.entries()) {
    sum += count
    collect(String(bounds[place] ?? '+Inf'), sum)
  }
}
