import type { ImportDecisionGroup, ImportDecisionsSave } from '@bandari/sdk'

type Act = NonNullable<ImportDecisionGroup['decided']>['act']

/** What a select holds: an act, with the value that is taken behind it. */
export type Choice = '' | Exclude<Act, 'take'> | 'write' | `take ${string}`

export function choiceOf(
  found: { act: Act; take: string | null } | null,
  options: readonly string[],
): Choice {
  if (found === null) return ''
  if (found.act !== 'take') return found.act
  return found.take !== null && options.includes(found.take) ? `take ${found.take}` : 'write'
}

export interface Chosen {
  choice: Choice
  /** With `write`. */
  text: string
}

export function keyOf({ field, value, make }: ImportDecisionGroup): string {
  return JSON.stringify([field, value, make])
}

/** What is sent of a choice; null while its value is not written. */
export function decisionOf(
  { field, value, make }: ImportDecisionGroup,
  { choice, text }: Chosen,
): ImportDecisionsSave['decisions'][number] | null {
  const group = { field, value, make }
  if (choice === '') return { ...group, act: null, take: null }
  if (choice === 'write')
    return text.trim() === '' ? null : { ...group, act: 'take', take: text.trim() }
  if (choice === 'title' || choice === 'leave_out' || choice === 'skip')
    return { ...group, act: choice, take: null }
  return { ...group, act: 'take', take: choice.slice('take '.length) }
}
