import { expect } from 'vitest'
import { checkCodes, isBody } from './refusal-codes.ts'

/**
 * A test compares a refusal by its sentences, as it reads in the specification. The codes beside them need not be
 * repeated: they are right when the catalogue has those sentences under them.
 */
function isSameRefusal(this: Matcher, answered: unknown, expected: unknown): boolean | undefined {
  if (!isBody(answered) || !isBody(expected)) return undefined
  const unsaid = ['code', 'codes', 'values'].filter(
    (name) => name in answered && !(name in expected),
  )
  if (unsaid.length === 0) return undefined
  try {
    checkCodes('The answer', answered)
  } catch {
    return undefined
  }
  const said = Object.entries(answered).filter(([name]) => !unsaid.includes(name))
  // Undefined leaves it to the matcher, which may ask for less than equality.
  return this.equals(Object.fromEntries(said), expected, [isSameRefusal]) || undefined
}

type Tester = Parameters<typeof expect.addEqualityTesters>[0][number]
type Matcher = ThisParameterType<Tester>

expect.addEqualityTesters([isSameRefusal])
