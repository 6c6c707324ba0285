import refusals from '../../../../packages/i18n/catalogues/en/core/refusals.json' with {
  type: 'json',
}
import { type PlainOrProblem, sentenceOf } from '../../src/core/problem.ts'

/** What a rule found, with every problem in it in words. */
export function inWords(found: unknown): unknown {
  if (isProblem(found)) return sentenceOf(found)
  if (Array.isArray(found)) return found.map(inWords)
  if (typeof found !== 'object' || found === null || found instanceof Date) return found
  return Object.fromEntries(Object.entries(found).map(([name, entry]) => [name, inWords(entry)]))
}

function isProblem(found: unknown): found is PlainOrProblem {
  const code = typeof found === 'object' && found !== null && 'code' in found ? found.code : found
  return typeof code === 'string' && Object.hasOwn(refusals, code)
}
