import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { listNewestShown } from './facts.store.ts'
import { findBy } from './find.ts'
import { bounds, dayRange, type RuleCode, type RuleTerms, termsMistakes } from './rules.ts'

/** Looked at by a preview and after a change of a rule: enough to judge by, and a second's work. */
export const mostLookedAt = 1000

export const previewModerationRule: Handler<'previewModerationRule'> = async (
  { db, clock },
  { path: { code }, query: { threshold = null, days = null } },
) => {
  const refusal = refuseTerms(code, { threshold, days })
  if (refusal) return refusal
  const ids = await listNewestShown(db, mostLookedAt)
  const found = await findBy(db, { code, threshold, days, now: clock.now() }, ids)
  return { status: 200, body: { looked_at: ids.length, would_queue: found.length } }
}

/** A number that is missing or out of its range; null where all is well. */
export function refuseTerms(code: RuleCode, terms: RuleTerms) {
  const mistakes = termsMistakes(code, terms)
  if (mistakes.length === 0) return null
  const ranges = { threshold: bounds[code].threshold, days: bounds[code].days ? dayRange : null }
  const fields: { threshold?: PlainOrProblem[]; days?: PlainOrProblem[] } = {}
  for (const field of mistakes) fields[field] = [rangeProblem(terms[field], ranges[field])]
  return refuse(400, fieldErrors(fields))
}

function rangeProblem(
  value: number | null,
  range: readonly [number, number] | null,
): PlainOrProblem {
  if (range === null) return 'unexpected_field'
  if (value === null) return 'required'
  const [least, most] = range
  return value < least
    ? problem('min_value', { limit: least })
    : problem('max_value', { limit: most })
}
