import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { printed, unprintable } from './letters.ts'

/** Whether a name can be printed as it was typed. Emoji are left out, so a name that is needed has more than these. */
export function lettersProblem(text: string | undefined, isNeeded: boolean): PlainOrProblem | null {
  if (!text) return null
  const letters = unprintable(text)
  if (letters.length > 0) return problem('letters_unprintable', { letters: letters.join(' ') })
  return isNeeded && text.trim() !== '' && printed(text) === '' ? 'letters_missing' : null
}

interface PersonName {
  first_name?: string
  last_name?: string
}

/** A person's name stands on their invoices. */
export function nameProblems({
  first_name,
  last_name,
}: PersonName): Record<string, PlainOrProblem[]> {
  const first = lettersProblem(first_name, true)
  const last = lettersProblem(last_name, true)
  return { ...(first && { first_name: [first] }), ...(last && { last_name: [last] }) }
}
