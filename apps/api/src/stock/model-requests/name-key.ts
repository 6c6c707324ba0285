import type { PlainOrProblem } from '../../core/problem.ts'
import { slugOf } from '../../core/slug.ts'

/** Letters and digits of a name, which two spellings of it share: `C-HR`, `c hr`. Empty when it has none of ours. */
export function nameKey(name: string): string {
  return slugOf(name).replaceAll('-', '')
}

interface Names {
  make: string
  model: string
  trim: string | null
}

/** Equal for requests that are answered together. */
export function requestKey({ make, model, trim }: Names): string {
  return [make, model, trim ?? ''].map(nameKey).join('|')
}

/** Without spaces at the ends, and without double ones. */
export function tidyName(typed: string): string {
  return typed.replaceAll(/[\s\u00A0]+/g, ' ').trim()
}

/** What is wrong, by the field. */
export type Mistakes = Record<string, PlainOrProblem[]>

/** What is wrong with names that must be there. */
export function nameMistakes(names: Readonly<Record<string, string | undefined>>): Mistakes {
  const wrong = Object.entries(names).filter(([, name]) => nameKey(name ?? '') === '')
  return Object.fromEntries(
    wrong.map(([field, name]) => [field, [name ? 'name_without_letters' : 'required']]),
  )
}
