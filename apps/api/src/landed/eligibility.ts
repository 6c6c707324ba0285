import { holds, type Truth } from './conditions.ts'
import {
  type CarFacts,
  type Days,
  type Fact,
  factOf,
  type Fields,
  fieldsOf,
  yearsEnds,
} from './facts.ts'
import { isInForce, lapsed } from './in-force.ts'
import type { EligibilityRule, Field } from './rules.ts'

/** Whether a car may enter, from worst to best. */
export type Admission = 'block' | 'unknown' | 'permit' | 'warn' | 'ok'

const severities: Record<Admission | 'info', number> = {
  block: 4,
  unknown: 3,
  permit: 2,
  warn: 1,
  ok: 0,
  info: 0,
}

export interface Finding {
  admission: Admission
  /** The first rule with that effect; null when none objects. */
  rule: EligibilityRule | null
  /** Why the rule is undecided: it reads an unknown fact, or it ended without a successor. */
  open: 'fact' | 'lapsed' | null
  /** Facts that could still make it worse. */
  needs: Fact[]
}

interface Judged {
  rule: EligibilityRule
  truth: Truth
  open: ReadonlySet<Field>
}

export function isWorse(a: Admission, b: Admission): boolean {
  return severities[a] > severities[b]
}

/** Judges a car by the rules in force on the day of arrival; the worst of those that apply counts. */
export function judge(rules: readonly EligibilityRule[], car: CarFacts, days: Days): Finding {
  const fields = fieldsOf(car, days)
  const judged: Judged[] = []
  for (const rule of rules) {
    if (isInForce(rule.prov, days.arrival)) judged.push(judgeOne(rule, fields, car, days))
  }
  const off = switchedOff(judged)
  const standing = off.size === 0 ? judged : judged.filter(({ rule }) => !off.has(rule.id))
  let worst: Finding = { admission: 'ok', rule: null, open: null, needs: [] }
  for (const one of standing) worst = worseOf(worst, findingOf(one))
  for (const rule of lapsed(rules, days.arrival)) {
    if (holds(rule.when, fields) !== 'no') worst = worseOf(worst, lapsedFinding(rule))
  }
  return { ...worst, needs: needsOf(standing, worst.admission, car) }
}

function worseOf(worst: Finding, one: Finding | null): Finding {
  return one && isWorse(one.admission, worst.admission) ? one : worst
}

const nothingOpen: ReadonlySet<Field> = new Set()

function judgeOne(rule: EligibilityRule, fields: Fields, car: CarFacts, days: Days): Judged {
  const truth = holds(rule.when, fields)
  if (truth !== 'unknown') return { rule, truth, open: nothingOpen }
  const open = new Set<Field>()
  holds(rule.when, fields, open)
  if (rule.effect !== 'block') return { rule, truth, open }
  // A year that is too old, or young enough, whichever its month, needs no month.
  const [first, last] = yearsEnds(car).map((at) => holds(rule.when, fieldsOf(at, days)))
  return first !== undefined && first === last && first !== 'unknown'
    ? { rule, truth: first, open: nothingOpen }
    : { rule, truth, open }
}

const nothingOff: ReadonlySet<string> = new Set()

function switchedOff(judged: readonly Judged[]): ReadonlySet<string> {
  if (!judged.some(({ rule }) => rule.exempts ?? rule.overridden_by)) return nothingOff
  const matching = judged.filter(({ truth }) => truth === 'yes').map(({ rule }) => rule)
  const ids = new Set(matching.map(({ id }) => id))
  return new Set([
    ...matching.flatMap(({ exempts }) => exempts ?? []),
    ...judged
      .filter(({ rule }) => rule.overridden_by?.some((id) => ids.has(id)))
      .map(({ rule }) => rule.id),
  ])
}

function findingOf({ rule, truth }: Judged): Finding | null {
  if (rule.effect === 'info' || truth === 'no') return null
  if (truth === 'yes') return { admission: rule.effect, rule, open: null, needs: [] }
  // Among rules that lack a fact only those about age count; facts for the others are listed as needs.
  if (rule.kind !== 'age' || rule.effect !== 'block') return null
  return { admission: 'unknown', rule, open: 'fact', needs: [] }
}

function lapsedFinding(rule: EligibilityRule): Finding | null {
  if (rule.effect === 'info') return null
  return { admission: 'unknown', rule, open: 'lapsed', needs: [] }
}

function needsOf(judged: readonly Judged[], admission: Admission, car: CarFacts): Fact[] {
  const needs = new Set<Fact>()
  for (const { rule, truth, open } of judged) {
    if (truth !== 'unknown' || rule.effect === 'info') continue
    if (admission !== 'unknown' && !isWorse(rule.effect, admission)) continue
    for (const field of open) needs.add(factOf(field, car))
  }
  return [...needs]
}
