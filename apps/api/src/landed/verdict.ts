import { LRUCache } from 'lru-cache'
import { addDays, daysBetween, monthStarts } from './calendar.ts'
import { type Admission, type Finding, isWorse, judge } from './eligibility.ts'
import type { CarFacts, Days } from './facts.ts'
import type { EligibilityRule } from './rules.ts'

/** From which to which day a ship may arrive, and the days that depend on it. */
export interface ArrivalWindow {
  shipped?: string
  from: string
  to: string
  /** Known when the declaration has a date; else a week after the arrival. */
  entry?: string
}

/** Days between arrival and the customs declaration, unless its date is known. */
export const daysToEntry = 7

export interface Verdict extends Finding {
  /** The last day on which the better of two answers holds, where the window has two. */
  decidedBy: string | null
  /** The answers at the beginning and at the end of the window. */
  first: Admission
  last: Admission
}

export function daysAt(
  { shipped, entry }: Omit<ArrivalWindow, 'from' | 'to'>,
  arrival: string,
): Days {
  return {
    arrival,
    entry: entry ?? addDays(arrival, daysToEntry),
    ...(shipped !== undefined && { shipped }),
  }
}

/**
 * Whether a car may enter on any day of its arrival window. Where the days differ, the worst answer counts and the day that
 * decides is named.
 */
export function verdictOn(
  rules: readonly EligibilityRule[],
  car: CarFacts,
  window: ArrivalWindow,
): Verdict {
  const start = judge(rules, car, daysAt(window, window.from))
  if (window.from === window.to) return certain(start)
  const days = turningDays(rules, window).map((day) => ({
    day,
    found: judge(rules, car, daysAt(window, day)),
  }))
  const end = days.at(-1)?.found ?? start
  const turn = days.find(({ found }) => found.admission !== start.admission)
  const worst = days.reduce(
    (worst, { found }) => (isWorse(found.admission, worst.admission) ? found : worst),
    start,
  )
  return {
    ...worst,
    decidedBy: turn ? addDays(turn.day, -1) : null,
    first: start.admission,
    last: end.admission,
  }
}

function certain(found: Finding): Verdict {
  return { ...found, decidedBy: null, first: found.admission, last: found.admission }
}

const cache = new WeakMap<readonly EligibilityRule[], LRUCache<string, readonly string[]>>()

/** The days on which an answer can change, the same for all cars. */
function turningDays(rules: readonly EligibilityRule[], window: ArrivalWindow): readonly string[] {
  const known = cache.get(rules) ?? new LRUCache({ max: 100 })
  cache.set(rules, known)
  const key = `${window.from} ${window.to}`
  const days = known.get(key) ?? findTurningDays(rules, window)
  known.set(key, days)
  return days
}

/** A month begins, or a rule begins or ends. */
function findTurningDays(rules: readonly EligibilityRule[], { from, to }: ArrivalWindow): string[] {
  const changes = rules.flatMap(({ prov }) => [
    ...(prov.valid_from === null ? [] : [prov.valid_from]),
    ...(prov.valid_to === null ? [] : [addDays(prov.valid_to, 1)]),
  ])
  const days = [...monthStarts(from, to), ...changes.filter((day) => day > from && day <= to), to]
  return [...new Set(days)].sort()
}

export interface Deadline {
  /** The last day on which it may arrive with today's answer. */
  landBy: string
  /** The answer of the next day. */
  after: Finding
}

/**
 * Until when a car must land to be treated as it would be on a day, if it sails as many days before; null when nothing gets worse
 * in the next years.
 */
export function deadlineAfter(
  rules: readonly EligibilityRule[],
  car: CarFacts,
  { from, shipped }: Pick<ArrivalWindow, 'from' | 'shipped'>,
  years = 2,
): Deadline | null {
  const sailing = shipped === undefined ? null : daysBetween(shipped, from)
  const to = addDays(from, 366 * years)
  const sailed = sailing === null || shipped === undefined ? [] : monthStarts(shipped, to)
  const days = [
    ...turningDays(rules, { from, to }),
    ...sailed.map((day) => addDays(day, sailing ?? 0)).filter((day) => day > from && day <= to),
  ]
  const at = (day: string) =>
    judge(rules, car, daysAt(sailing === null ? {} : { shipped: addDays(day, -sailing) }, day))
  const now = at(from).admission
  for (const day of [...new Set(days)].sort()) {
    const after = at(day)
    if (isWorse(after.admission, now)) return { landBy: addDays(day, -1), after }
  }
  return null
}
