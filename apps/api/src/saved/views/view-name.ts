import type { PlainOrProblem } from '../../core/problem.ts'

/** Of one list of one account. */
export const mostViews = 30

/** What is wrong with a view's name, or null; the same in other letters is the same name. */
export function validateName(name: string, others: readonly string[]): PlainOrProblem | null {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return 'blank'
  return others.some((other) => other.toLowerCase() === wanted) ? 'view_name_taken' : null
}
